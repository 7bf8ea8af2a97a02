"use client";

import { useEffect, useState } from "react";
import { readFrom } from "@/components/ui/read-from";
import type { ActionResult } from "@/lib/http/act";
import { reads } from "@/lib/links/reads";
import type { Offered, Offers } from "./assign-values";

interface OfferFilters {
  text: string;
  type: string;
  onlyFree: boolean;
}

type Answer = {
  filtersKey: string;
  pages: number;
  found: Offered[];
  total: number;
  error: string | null;
};

const pageSize = 25;

const queryOf = ({ text, type, onlyFree }: OfferFilters, pages: number) => ({
  search: text,
  type_equipment: type,
  exclude_services: "false",
  ...(onlyFree ? { available: "true" } : {}),
  page: pages,
  page_size: pageSize,
});

const failed = "No se pudo buscar. Revise la conexión e intente de nuevo.";

function answerOf(
  { filtersKey, pages }: Pick<Answer, "filtersKey" | "pages">,
  result: ActionResult<Offers> | null,
  before: Answer | null,
): Answer {
  const earlier = before?.filtersKey === filtersKey && pages > 1 ? before.found : [];
  if (!result?.ok) return { filtersKey, pages, found: earlier, total: 0, error: failed };
  const { found, total } = result.data;
  return { filtersKey, pages, found: [...earlier, ...found], total, error: null };
}

/** One page more each time it is asked; aborts what is no longer wanted. */
export function useOffers(filters: OfferFilters) {
  const key = JSON.stringify(filters);
  const [wanted, setWanted] = useState({ filtersKey: key, pages: 1 });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const pages = wanted.filtersKey === key ? wanted.pages : 1;

  useEffect(() => {
    const asking = new AbortController();
    readFrom<Offers>(reads.available(queryOf(JSON.parse(key), pages)), asking.signal)
      .catch(() => null)
      .then((result) => {
        if (asking.signal.aborted) return;
        setAnswer((before) => answerOf({ filtersKey: key, pages }, result, before));
      });
    return () => asking.abort();
  }, [key, pages]);

  const more =
    answer?.filtersKey === key && answer.found.length < answer.total
      ? () => setWanted({ filtersKey: key, pages: pages + 1 })
      : null;
  return {
    found: answer?.found ?? null,
    error: answer?.error ?? null,
    loading: answer?.filtersKey !== key || answer.pages !== pages,
    more,
  };
}
