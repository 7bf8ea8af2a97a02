import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

/** The way to what is done in a project only. */
export const ToProjects = () => (
  <Button asChild>
    <Link href={links.projects}>Ir a los proyectos</Link>
  </Button>
);
