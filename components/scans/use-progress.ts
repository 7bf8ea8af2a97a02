"use client";

import { useState } from "react";
import { fetchProgress, type Progressed } from "./answers";
import { usePolling } from "./use-polling";

interface Follower {
  address: string;
  /** As the server rendered it. */
  begun: Progressed;
  /** Called once it has another status; null goes on asking. */
  onMoved: (() => void) | null;
}

export function useProgress({ address, begun, onMoved }: Follower) {
  const [now, setNow] = useState(begun);
  usePolling(async () => {
    const found = await fetchProgress(address);
    if (!found) return true;
    if (found.status === begun.status) setNow(found);
    else onMoved?.();
    return found.status === begun.status || onMoved === null;
  });
  return now;
}
