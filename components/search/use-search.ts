"use client";

import { useEffect, useState } from "react";
import type { HitType } from "@/lib/search/hit";

export interface SearchHit {
  type: HitType;
  id: number;
  label: string;
  detail: string;
  url: string;
}

type Answer = { words: string; found: readonly SearchHit[]; error: string | null };

const pause = 180;
const fewest = 2;
const limit = 24;

const unreachable = "No se pudo buscar. Revise la conexión e intente de nuevo.";
const errors: Record<number, string> = { 401: "Su sesión terminó. Vuelva a entrar." };

async function ask(words: string, signal: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams({ q: words, limit: String(limit) });
  const answer = await fetch(`/api/search/?${query}`, { signal });
  if (!answer.ok) return { words, found: [], error: errors[answer.status] ?? unreachable };
  const { data }: { data: SearchHit[] } = await answer.json();
  return { words, found: data, error: null };
}

/**
 * Waits for a pause in typing and aborts what is no longer asked, so that a late answer never replaces a newer one. The
 * last answer stays until the next has come.
 */
export function useRecordSearch(text: string) {
  const words = text.trim().replace(/\s+/g, " ");
  const isAsked = words.length >= fewest;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same words again
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const run = () =>
      ask(words, controller.signal)
        .catch(() => ({ words, found: [], error: unreachable }))
        .then((next) => {
          if (!controller.signal.aborted) setAnswer(next);
        });
    const timer = setTimeout(run, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, isAsked, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  const isAnswered = isAsked && answer?.words === words;
  const found = isAsked ? (answer?.found ?? []) : [];
  const error = isAnswered ? answer.error : null;
  return {
    words,
    isAsked,
    found,
    loading: isAsked && !isAnswered,
    error,
    isEmpty: isAnswered && !error && found.length === 0,
    retry,
  };
}
