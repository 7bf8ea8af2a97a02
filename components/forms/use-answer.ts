"use client";

import { useEffect, useState } from "react";
import type { Act } from "../ui/use-act";

const pause = 250;

/** What the server last answered to a question that changes while a form is filled in, and whether it is to this one. */
export function useAnswer<Shown>(ask: Act<Shown>, question: object | null) {
  const [known, setKnown] = useState<{ asked: string; answer: Shown | null } | null>(null);
  const asked = question === null ? "" : JSON.stringify(question);
  useEffect(() => {
    if (!asked) return;
    let current = true;
    const send = async () => {
      const answer = await ask(JSON.parse(asked)).catch(() => null);
      if (current && answer?.ok) setKnown({ asked, answer: answer.data });
    };
    const timer = setTimeout(send, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, ask]);
  return { answer: asked ? (known?.answer ?? null) : null, isCurrent: known?.asked === asked };
}
