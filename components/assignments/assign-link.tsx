import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const AssignLink = ({ projectId }: { projectId: number }) => (
  <Button asChild variant="primary">
    <Link href={links.assignResources(projectId)}>
      <Plus aria-hidden="true" />
      Asignar equipos
    </Link>
  </Button>
);
