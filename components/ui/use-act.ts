"use client";

import { unstable_isUnrecognizedActionError } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import type { ActionResult } from "@/lib/http/act";
import { suspectLine } from "./line";
import { toast, type WayBack } from "./toast";

export type Act<Shown = null> = (raw: unknown) => Promise<ActionResult<Shown | null>>;

/** Takes the version that was on the screen; null where the record was still to be made. */
export type ChangeAct<Shown = null> = (
  raw: unknown,
  seen: number | null,
) => Promise<ActionResult<Shown | null>>;

/** Binds the version that is on the screen. */
export const asSeen =
  <Shown>(change: ChangeAct<Shown>, seen: number | null): Act<Shown> =>
  (raw) =>
    change(raw, seen);

export type ActRefusal = Extract<ActionResult<unknown>, { ok: false }>;

/** Somebody else changed the record after it was shown. */
export const isOutdated = (refusal: ActRefusal): boolean => refusal.code === "precondition_failed";

/** What takes an act back, at the version that it left. */
export type UndoOf<Shown> = (shown: Shown, version: number | null) => WayBack | null;

interface Outcome<Shown> {
  done?: string | undefined;
  undo?: UndoOf<Shown> | undefined;
  onDone?: (shown: Shown) => void;
  onRefused?: (refusal: ActRefusal) => void;
}

export const unreachable: ActRefusal = {
  ok: false,
  code: "unreachable",
  error: "No se pudo contactar con el servidor. Revise la conexión e intente de nuevo.",
  fieldErrors: {},
};

/** Of {@link pageIsOld}, where there is a line. */
export const pageIsOldShort = "Faena se actualizó: vuelva a cargar la página y repita.";

export const pageIsOld: ActRefusal = {
  ok: false,
  code: "page_is_old",
  error: "Faena se actualizó después de que usted abrió esta página. Vuelva a cargarla y repita.",
  fieldErrors: {},
};

/** No answer came, so the connection is checked. */
export function lineCut(): ActRefusal {
  suspectLine();
  return unreachable;
}

/** What an act that threw means: it is unknown to the build that answers, or no answer came. */
export const failedAct = (thrown: unknown): ActRefusal =>
  unstable_isUnrecognizedActionError(thrown) ? pageIsOld : lineCut();

/**
 * One at a time: `const { run, isPending, refusal } = useAct(remove, { done: "Cliente eliminado." })`. `isPending`
 * lasts until what follows (a navigation, a refresh) is on screen.
 */
export function useAct<Input, Shown>(
  act: (input: Input) => Promise<ActionResult<Shown>>,
  { done, undo, onDone, onRefused }: Outcome<Shown> = {},
) {
  const [isPending, startTransition] = useTransition();
  const [refusal, setRefusal] = useState<ActRefusal | null>(null);
  const busy = useRef(false);

  const settle = (answer: ActionResult<Shown>) => {
    if (!answer.ok) {
      setRefusal(answer);
      onRefused?.(answer);
      return;
    }
    setRefusal(null);
    if (done) toast.success(done, undo?.(answer.data, answer.version ?? null));
    onDone?.(answer.data);
  };
  const run = (input: Input) => {
    if (busy.current) return;
    busy.current = true;
    startTransition(async () => {
      const answer = await act(input).catch(failedAct);
      busy.current = false;
      startTransition(() => settle(answer));
    });
  };
  return { run, isPending, refusal, clear: () => setRefusal(null) };
}
