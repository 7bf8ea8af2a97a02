import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NewMaintenance = ({ projectId }: { projectId?: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newMaintenance(projectId)}>
      <Plus aria-hidden="true" />
      Nueva hoja
    </Link>
  </Button>
);
