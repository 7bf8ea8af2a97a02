"use client";

import { useEffect, useState } from "react";
import { cn } from "./cn";
import { tabLook, tabStripLook } from "./tab-look";

export interface IndexedSection {
  /** Of the element on this page. */
  id: string;
  label: string;
  count?: number;
}

interface SectionIndexProps {
  /** Read aloud as the name of the strip. */
  label: string;
  sections: readonly IndexedSection[];
  /** What has to be seen everywhere on the page. */
  aside?: React.ReactNode;
}

/** Below the header and this strip. */
const sight = "-112px 0px -55% 0px";

function useSectionInSight(sections: readonly IndexedSection[]): string {
  const [current, setCurrent] = useState("");
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const seen = new Set<string>();
    const order = ids.split(" ");
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target } of entries) seen.delete(target.id);
        for (const { target } of entries.filter((one) => one.isIntersecting)) seen.add(target.id);
        setCurrent(order.find((id) => seen.has(id)) ?? "");
      },
      { rootMargin: sight },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [ids]);
  return current;
}

/** Of a long page: stays in sight below the header and says where one is. */
export function SectionIndex({ label, sections, aside }: SectionIndexProps) {
  const current = useSectionInSight(sections);
  return (
    <div className="sticky top-14 z-10 -mx-4 flex items-center gap-4 border-line border-b bg-canvas px-4 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 print:hidden">
      <nav aria-label={label} className={cn(tabStripLook, "mx-0 min-w-0 flex-1 border-0 px-0")}>
        {sections.map(({ id, label: text, count }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className={cn(
              tabLook,
              "aria-[current=location]:text-ink aria-[current=location]:after:bg-accent",
            )}
          >
            {text}
            {count === undefined ? null : (
              <span className="rounded-full bg-sunken px-1.5 text-muted text-xs tabular-nums">
                {count}
              </span>
            )}
          </a>
        ))}
      </nav>
      {aside}
    </div>
  );
}
