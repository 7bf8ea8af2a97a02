import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const AssignLink = ({ projectId }: { projectId: number }) => (
  <Button asChild variant="primary">
    <Link href={links.assignResources(projectId)}>
      <Plus aria-hidden="true" />
      Asignar equipos
    </Link>
  </Button>
);
