import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "./button";

export const ActLink = ({ href, children }: { href: string; children: string }) => (
  <Button asChild>
    <Link href={href}>
      <Plus aria-hidden="true" />
      {children}
    </Link>
  </Button>
);
