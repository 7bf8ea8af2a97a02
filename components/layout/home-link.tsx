import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";
import { Logo } from "./logo";

export const HomeLink = () => (
  <Link
    href={links.home}
    aria-label="Faena, inicio"
    className="touch-target relative rounded-control"
  >
    <Logo />
  </Link>
);
