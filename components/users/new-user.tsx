import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const NewUser = () => (
  <Button asChild variant="primary">
    <Link href={links.newUser}>
      <Plus aria-hidden="true" />
      Nuevo usuario
    </Link>
  </Button>
);
