"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

interface ScrollAreaProps {
  label: string;
  /** The width in pixels that the content may take; null until it is known. */
  children: (width: number | null) => ReactNode;
}

/** Takes the focus, so that arrows scroll it. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const { ref, width } = useWidth();
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="focus-inset min-h-0 flex-1 overflow-auto bg-sunken p-3 [scrollbar-gutter:stable]"
    >
      <div ref={ref}>{children(width)}</div>
    </section>
  );
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? null));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
