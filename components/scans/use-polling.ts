"use client";

import { useEffect, useEffectEvent } from "react";

const soonest = 700;
const latest = 5_000;
const slower = 1.25;
const enough = 2_000;

/** At growing intervals up to five seconds, while the page is visible and more is to come. */
export function usePolling(ask: () => Promise<boolean>) {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let isOver = false;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (isOver || document.hidden || asked >= enough) return;
      timer = setTimeout(look, Math.min(latest, soonest * slower ** asked));
    };
    const look = async () => {
      asked += 1;
      if (await askNow()) wait();
      else isOver = true;
    };
    document.addEventListener("visibilitychange", wait);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, []);
}
