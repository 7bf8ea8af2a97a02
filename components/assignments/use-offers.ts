"use client";

import { useEffect, useState } from "react";
import { readFrom } from "@/components/ui/read-from";
import type { ActionResult } from "@/lib/http/act";
import { reads } from "@/lib/links/reads";
import type { Offered, Offers } from "./assign-values";

interface Wish {
  text: string;
  type: string;
  onlyFree: boolean;
}

type Answer = {
  wish: string;
  pages: number;
  found: Offered[];
  total: number;
  error: string | null;
};

const pageSize = 25;

const asked = ({ text, type, onlyFree }: Wish, pages: number) => ({
  search: text,
  type_equipment: type,
  exclude_services: "false",
  ...(onlyFree ? { available: "true" } : {}),
  page: pages,
  page_size: pageSize,
});

const failed = "No se pudo buscar. Revise la conexión e intente de nuevo.";

function answerOf(
  { wish, pages }: Pick<Answer, "wish" | "pages">,
  result: ActionResult<Offers> | null,
  before: Answer | null,
): Answer {
  const earlier = before?.wish === wish && pages > 1 ? before.found : [];
  if (!result?.ok) return { wish, pages, found: earlier, total: 0, error: failed };
  const { found, total } = result.data;
  return { wish, pages, found: [...earlier, ...found], total, error: null };
}

/** One page more each time it is asked; aborts what is no longer wanted. */
export function useOffers(wish: Wish) {
  const key = JSON.stringify(wish);
  const [wanted, setWanted] = useState({ wish: key, pages: 1 });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const pages = wanted.wish === key ? wanted.pages : 1;

  useEffect(() => {
    const asking = new AbortController();
    readFrom<Offers>(reads.available(asked(JSON.parse(key), pages)), asking.signal)
      .catch(() => null)
      .then((result) => {
        if (asking.signal.aborted) return;
        setAnswer((before) => answerOf({ wish: key, pages }, result, before));
      });
    return () => asking.abort();
  }, [key, pages]);

  const more =
    answer?.wish === key && answer.found.length < answer.total
      ? () => setWanted({ wish: key, pages: pages + 1 })
      : null;
  return {
    found: answer?.found ?? null,
    error: answer?.error ?? null,
    loading: answer?.wish !== key || answer.pages !== pages,
    more,
  };
}
