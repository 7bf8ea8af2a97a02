"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "./cn";
import { Link } from "./link";
import { tabLook, tabStripLook } from "./tab-look";

interface LinkTab {
  href: string;
  /** Parameters that both tabs understand. */
  search?: string;
  label: string;
  count?: number;
  badge?: ReactNode;
}

interface LinkTabsProps {
  /** Read aloud as the name of the strip. */
  label: string;
  tabs: readonly LinkTab[];
  className?: string;
}

/** Routes: shareable, and the back button works. The longest matching address is current. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const path = usePathname();
  const current = tabs
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .reduce((best, { href }) => (href.length > best.length ? href : best), "");
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = `[href="${current}"], [href^="${current}?"]`;
    const tab = strip.current?.querySelector<HTMLElement>(shown);
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - strip.current.clientWidth / 3 });
  }, [current]);
  return (
    <nav ref={strip} aria-label={label} className={cn(tabStripLook, className)}>
      {tabs.map((tab) => (
        <TabLink key={tab.href} {...tab} isCurrent={tab.href === current} />
      ))}
    </nav>
  );
}

type CurrentTab = LinkTab & { isCurrent: boolean };

const TabLink = ({ href, search, label, count, badge, isCurrent }: CurrentTab) => (
  <Link
    href={search ? `${href}?${search}` : href}
    aria-current={isCurrent ? "page" : undefined}
    className={tabLook}
  >
    {label}
    {count === undefined ? null : (
      <span className="rounded-full bg-sunken px-1.5 text-muted text-xs tabular-nums">{count}</span>
    )}
    {badge}
  </Link>
);
