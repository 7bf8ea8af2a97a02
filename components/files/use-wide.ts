"use client";

import { useSyncExternalStore } from "react";

const query = "(min-width: 75rem)";

const subscribe = (onChange: () => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
};

/** False until the page is hydrated. */
export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
