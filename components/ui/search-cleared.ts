import { useEffect } from "react";

const cleared = "faena:search-cleared";

/** Told to the page's search boxes: one may hold what was typed and not searched yet. */
export const clearSearches = () => window.dispatchEvent(new Event(cleared));

export function useSearchCleared(forget: () => void) {
  useEffect(() => {
    window.addEventListener(cleared, forget);
    return () => window.removeEventListener(cleared, forget);
  }, [forget]);
}
