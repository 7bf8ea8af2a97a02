import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const NewUser = () => (
  <Button asChild variant="primary">
    <Link href={links.newUser}>
      <Plus aria-hidden="true" />
      Nuevo usuario
    </Link>
  </Button>
);
