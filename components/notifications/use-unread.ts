"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { reads } from "@/lib/links/reads";
import { readFrom } from "../ui/read-from";

const aMinute = 60_000;

/**
 * What the frame told, and anew as somebody goes on or comes back, at most once a minute: asking by itself would keep
 * a session that nobody uses.
 */
export function useUnread(told: number): [count: number, setCount: (count: number) => void] {
  const path = usePathname();
  const [count, setCount] = useState(told);
  const [before, setBefore] = useState(told);
  const askedAt = useRef<number | null>(null);
  if (told !== before) {
    setBefore(told);
    setCount(told);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: going on asks again
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      askedAt.current ??= now;
      if (document.hidden || now - askedAt.current < aMinute) return;
      askedAt.current = now;
      readFrom<number>(reads.unreadNotifications).then(
        (answer) => answer.ok && setCount(answer.data),
        () => undefined,
      );
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [path]);
  return [count, setCount];
}
