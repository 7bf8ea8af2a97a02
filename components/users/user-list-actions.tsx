import { UserX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";
import { NewUser } from "./new-user";

export const UserListActions = () => (
  <>
    <Button asChild>
      <Link href={links.deletedPeople}>
        <UserX aria-hidden="true" />
        Personas eliminadas
      </Link>
    </Button>
    <NewUser />
  </>
);
