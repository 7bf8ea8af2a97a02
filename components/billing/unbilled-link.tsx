import { HandCoins } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";

/** The way to what was done and no sheet bills. */
export const UnbilledLink = () => (
  <Button asChild>
    <Link href={links.unbilled}>
      <HandCoins aria-hidden="true" />
      Hecho y no facturado
    </Link>
  </Button>
);
