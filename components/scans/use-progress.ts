"use client";

import { useState } from "react";
import { fetchProgress, type Progressed } from "./answers";
import { usePolling } from "./use-polling";

interface Follower {
  address: string;
  /** As the page was drawn. */
  begun: Progressed;
  /** It is in another state now; null to go on asking. */
  onMoved: (() => void) | null;
}

/** Follows the work on a scan until it is over. */
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
