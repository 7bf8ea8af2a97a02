"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Control, DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { type ActRefusal, isOutdated } from "../ui/use-act";
import { type Clash, mergeTheirs, putValue, type Sayings } from "./clash";
import type { Clashes } from "./clash-panel";

/** A record that a form changes, as it was when the form was opened. */
export interface SeenRecord<Values> {
  version: number;
  /** What is sent of what was typed over what the form began with. */
  sent: (values: Values, first: Values) => object;
  /** What the form holds and no control with a name and a label shows. */
  says?: Sayings<Values>;
  /** Its form stands open on a page that is more than this form: no other tab is told of it. */
  isStanding?: true;
}

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/**
 * What a form knows of the record it changes: what to send, with the version it goes on from. When the page brings a
 * newer state, the form takes it over field by field, and shows what differs; its own, saved, silently.
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
      says: record?.says ?? {},
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
    /** What the form began with, or took over from somebody else since. */
    begun: () => first.current,
    /** What goes to the server of what was typed. */
    changesOf: (typed: Values) => {
      saved.current = null;
      return {
        sent: (record?.sent(typed, first.current) ?? typed) as Values,
        version: version.current ?? null,
        first: first.current,
      };
    },
    /** What was sent is what the record holds. */
    settle: (sent: Values | null) => {
      saved.current = sent;
      setRows(null);
    },
    /** Looks what somebody else made of the record, so that the next attempt goes on from there. */
    lookAgain: (refusal: ActRefusal) => {
      if (!isOutdated(refusal)) return;
      version.current = refusal.version ?? version.current;
      router.refresh();
    },
  };
}
