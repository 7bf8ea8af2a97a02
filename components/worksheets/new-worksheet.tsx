import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NewWorksheet = ({ projectId }: { projectId: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newWorksheet(projectId)}>
      <Plus aria-hidden="true" />
      Nueva planilla
    </Link>
  </Button>
);
