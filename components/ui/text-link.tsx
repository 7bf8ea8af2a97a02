import type { ReactNode } from "react";
import { Link } from "./link";
import { textLinkLook } from "./text-link-look";

interface TextLinkProps {
  href: string;
  onClick?: () => void;
  children: ReactNode;
}

export const TextLink = ({ href, onClick, children }: TextLinkProps) => (
  <Link href={href} {...(onClick ? { onClick } : {})} prefetch={false} className={textLinkLook}>
    {children}
  </Link>
);
