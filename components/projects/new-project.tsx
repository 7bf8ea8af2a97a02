import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NewProject = () => (
  <Button asChild variant="primary">
    <Link href={links.newProject}>
      <Plus aria-hidden="true" />
      Nuevo proyecto
    </Link>
  </Button>
);
