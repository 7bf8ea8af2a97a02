import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";

export const NewUser = () => (
  <Button asChild variant="primary">
    <Link href="/users/new">
      <Plus aria-hidden="true" />
      Nuevo usuario
    </Link>
  </Button>
);
