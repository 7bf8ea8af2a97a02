import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const NewProject = () => (
  <Button asChild variant="primary">
    <Link href={links.newProject}>
      <Plus aria-hidden="true" />
      Nuevo proyecto
    </Link>
  </Button>
);
