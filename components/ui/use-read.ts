"use client";

import { useEffect, useState } from "react";
import type { ActionResult } from "@/lib/http/act";
import { readFrom } from "./read-from";
import { lineCut } from "./use-act";

/** Once; `again` reads anew. Null asks nothing. */
export function useRead<Shown>(address: string | null) {
  const [answer, setAnswer] = useState<ActionResult<Shown> | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same address again
  useEffect(() => {
    if (address === null) return setAnswer(null);
    const asking = new AbortController();
    readFrom<Shown>(address, asking.signal)
      .catch((thrown) => {
        if (asking.signal.aborted) throw thrown;
        return lineCut();
      })
      .then(setAnswer, () => undefined);
    return () => asking.abort();
  }, [address, attempt]);

  return {
    found: answer?.ok ? answer.data : null,
    refusal: answer?.ok === false ? answer : null,
    again: () => {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
