import { HandCoins } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

export const UnbilledLink = () => (
  <Button asChild>
    <Link href={links.unbilled}>
      <HandCoins aria-hidden="true" />
      Hecho y no facturado
    </Link>
  </Button>
);
