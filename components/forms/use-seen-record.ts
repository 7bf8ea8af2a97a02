"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Control, DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { type ActRefusal, isOutdated } from "../ui/use-act";
import { type Clash, type ClashLabels, mergeTheirs, putValue } from "./clash";
import type { Clashes } from "./clash-panel";

export interface SeenRecord<Values> {
  version: number;
  sent: (values: Values, first: Values) => object;
  /** Sayings for values that no labelled control shows. */
  clashLabels?: ClashLabels<Values>;
  /** The form is open all the time on its page, so no other tab is told of it. */
  isStanding?: true;
}

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/**
 * What to send, with the version to go on from. When the page brings a newer version, the form merges it field by field
 * and shows what differs; its own save is merged silently.
 */
export function useSeenRecord<Values extends FieldValues>(
  form: Form<Values>,
  values: DefaultValues<Values>,
  record: SeenRecord<Values> | undefined,
) {
  const router = useRouter();
  const first = useRef(values as Values);
  const shown = useRef(record?.version);
  const version = useRef(record?.version);
  const saved = useRef<Values | null>(null);
  const [rows, setRows] = useState<readonly Clash[] | null>(null);
  const takeOver = useEffectEvent((now: Values) => {
    const found = mergeTheirs(form, {
      first: saved.current ?? first.current,
      now,
      clashLabels: record?.clashLabels ?? {},
    });
    setRows(
      saved.current || (found.length === 0 && version.current === shown.current) ? null : found,
    );
    saved.current = null;
    first.current = now;
  });
  useEffect(() => {
    if (record?.version === undefined || record.version === shown.current) return;
    takeOver(values as Values);
    shown.current = record.version;
    version.current = record.version;
  }, [record?.version, values]);
  const clashes: Clashes | null = rows && {
    rows,
    control: form.control as unknown as Control<FieldValues>,
    put: (chosen) => {
      for (const [key, value] of Object.entries(chosen)) putValue(form, key, value);
    },
  };
  return {
    clashes,
    /** What the form began with, or has taken over since. */
    begun: () => first.current,
    changesOf: (typed: Values) => {
      saved.current = null;
      return {
        sent: (record?.sent(typed, first.current) ?? typed) as Values,
        version: version.current ?? null,
        first: first.current,
      };
    },
    settle: (sent: Values | null) => {
      saved.current = sent;
      setRows(null);
    },
    /** Reads what somebody else saved, so that the next attempt goes on from there. */
    lookAgain: (refusal: ActRefusal) => {
      if (!isOutdated(refusal)) return;
      version.current = refusal.version ?? version.current;
      router.refresh();
    },
  };
}
