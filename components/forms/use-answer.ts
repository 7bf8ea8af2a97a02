"use client";

import { useEffect, useState } from "react";
import { readFrom } from "../ui/read-from";

const pause = 250;

/** The last answer to a question that changes while a form is filled in, and whether it belongs to the current one. */
export function useAnswer<Shown>(address: string | null) {
  const [known, setKnown] = useState<{ address: string; answer: Shown } | null>(null);
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    const send = async () => {
      const answer = await readFrom<Shown>(address, asking.signal).catch(() => null);
      if (!asking.signal.aborted && answer?.ok) setKnown({ address, answer: answer.data });
    };
    const timer = setTimeout(send, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address]);
  return {
    answer: address === null ? null : (known?.answer ?? null),
    isCurrent: known !== null && known.address === address,
  };
}
