import { HandCoins } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export const UnbilledLink = () => (
  <Button asChild>
    <Link href={links.unbilled}>
      <HandCoins aria-hidden="true" />
      Hecho y no facturado
    </Link>
  </Button>
);
