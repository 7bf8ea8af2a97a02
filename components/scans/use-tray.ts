"use client";

import { useRouter } from "next/navigation";
import { useMemo, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import type { Act } from "@/components/ui/use-act";
import { arranged, movesTo, type PageMove } from "@/lib/scans/page-moves";
import { type ChainChoice, pagesOn, type TrayPage } from "@/lib/scans/tray";

const whole = 360;

interface TrayOf {
  ref: { project_id: number; scan_id: number };
  initial: readonly TrayPage[];
  chains: readonly ChainChoice[];
  arrange: Act<TrayPage[]>;
}

/** A change shows at once and is then saved; the server's answer wins. */
export function useTray({ ref, initial, chains, arrange }: TrayOf) {
  const router = useRouter();
  const [from, setFrom] = useState(initial);
  const [pages, setPages] = useState(initial);
  const [waiting, setWaiting] = useState(0);
  const underway = useRef(0);
  const byId = useMemo(() => new Map(chains.map((chain) => [chain.id, chain])), [chains]);
  if (from !== initial) {
    setFrom(initial);
    setPages(initial);
  }

  const settle = (answer: Awaited<ReturnType<typeof arrange>> | null) => {
    underway.current -= 1;
    setWaiting(underway.current);
    if (answer?.ok && answer.data && underway.current === 0) setPages(answer.data);
    if (answer?.ok) return;
    toast.error(answer?.error ?? "No se pudo guardar el cambio. Revise la conexión.");
    router.refresh();
  };
  const change = (moves: PageMove[]) => {
    underway.current += 1;
    setWaiting(underway.current);
    setPages((now) => arranged(now, moves, byId));
    arrange({ ...ref, pages: moves }).then(settle, () => settle(null));
  };
  return {
    pages,
    chain: (id: number | null) => (id === null ? undefined : byId.get(id)),
    chains,
    isKeeping: waiting > 0,
    move: (page: number, chainId: number, index?: number) =>
      change(movesTo(pages, { page, chainId, ...(index === undefined ? {} : { index }) })),
    /** One place earlier (-1) or later (1) on its chain. */
    step: ({ page, chainId }: TrayPage, by: -1 | 1) => {
      if (chainId === null) return;
      const at = pagesOn(pages, chainId).findIndex((each) => each.page === page);
      change(movesTo(pages, { page, chainId, index: at + by }));
    },
    turn: ({ page, rotation }: TrayPage) =>
      change([{ page, rotation: (rotation + whole / 4) % whole }]),
    setAside: (page: number) => change([{ page, chain_id: null }]),
  };
}

export type Tray = ReturnType<typeof useTray>;
