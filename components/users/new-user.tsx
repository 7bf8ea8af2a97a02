import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";

/** The way to a new user. */
export const NewUser = () => (
  <Button asChild variant="primary">
    <Link href="/users/new">
      <Plus aria-hidden="true" />
      Nuevo usuario
    </Link>
  </Button>
);
