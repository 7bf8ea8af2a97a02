"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { tabLook, tabStripLook } from "./tab-look";

interface LinkTabsProps {
  /** Read aloud as the name of the strip. */
  label: string;
  tabs: readonly { href: string; label: string; count?: number; badge?: ReactNode }[];
  className?: string;
}

/** Tabs that are routes: shareable, back button works. The longest matching address is current. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const path = usePathname();
  const current = tabs
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .reduce((best, { href }) => (href.length > best.length ? href : best), "");
  return (
    <nav aria-label={label} className={cn(tabStripLook, className)}>
      {tabs.map(({ href, label: text, count, badge }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === current ? "page" : undefined}
          className={tabLook}
        >
          {text}
          {count === undefined ? null : (
            <span className="rounded-full bg-sunken px-1.5 text-muted text-xs tabular-nums">
              {count}
            </span>
          )}
          {badge}
        </Link>
      ))}
    </nav>
  );
}
