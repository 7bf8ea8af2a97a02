import { Plus } from "lucide-react";
import { Button } from "./button";
import { Link } from "./link";

export const ActLink = ({ href, children }: { href: string; children: string }) => (
  <Button asChild>
    <Link href={href}>
      <Plus aria-hidden="true" />
      {children}
    </Link>
  </Button>
);
