import type { ReactNode } from "react";
import { Link } from "./link";

interface TextLinkProps {
  href: string;
  onClick?: () => void;
  children: ReactNode;
}

export const TextLink = ({ href, onClick, children }: TextLinkProps) => (
  <Link
    href={href}
    {...(onClick ? { onClick } : {})}
    prefetch={false}
    className="touch-target relative rounded font-medium text-accent-ink underline-offset-4 hover:underline touch:inline-block touch:py-1.5"
  >
    {children}
  </Link>
);
