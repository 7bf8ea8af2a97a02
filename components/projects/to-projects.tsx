import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const ToProjects = () => (
  <Button asChild>
    <Link href={links.projects}>Ir a los proyectos</Link>
  </Button>
);
