import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const ToProjects = () => (
  <Button asChild>
    <Link href={links.projects}>Ir a los proyectos</Link>
  </Button>
);
