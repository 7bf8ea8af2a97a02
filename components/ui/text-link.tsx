import Link from "next/link";
import type { ReactNode } from "react";

/** A link in running text or in a cell. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    prefetch={false}
    className="rounded font-medium text-accent-ink underline-offset-4 hover:underline touch:inline-block touch:py-1.5"
  >
    {children}
  </Link>
);
