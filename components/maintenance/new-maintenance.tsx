import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const NewMaintenance = ({ projectId }: { projectId?: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newMaintenance(projectId)}>
      <Plus aria-hidden="true" />
      Nueva hoja
    </Link>
  </Button>
);
