"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds that a mouse rests on a link before it counts as meant. */
const rest = 80;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-on-intent]") : null;

/** Once. A finger is not waited for: its click follows sooner than a fetch. */
export function FetchOnIntent() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchIt = ({ pathname, search }: HTMLAnchorElement) => router.prefetch(pathname + search);
    const onPointer = (event: PointerEvent) => {
      clearTimeout(timer);
      const link = event.pointerType === "mouse" ? linkOf(event) : null;
      if (link) timer = setTimeout(() => fetchIt(link), rest);
    };
    const onFocus = (event: FocusEvent) => {
      const link = linkOf(event);
      if (link?.matches(":focus-visible")) fetchIt(link);
    };
    document.addEventListener("pointerover", onPointer, { passive: true });
    document.addEventListener("focusin", onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onPointer);
      document.removeEventListener("focusin", onFocus);
    };
  }, [router]);
  return null;
}
