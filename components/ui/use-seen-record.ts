"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { isDay, showDay } from "@/lib/dates";
import { isSameValue } from "./changed-values";
import type { Refusal } from "./use-act";

/** A record that a form changes, as it was when the form was opened. */
export interface SeenRecord<Values> {
  version: number;
  /** What is sent of what was typed over what the form began with. */
  sent: (values: Values, first: Values) => object;
}

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

/** What a person reads who saves after somebody else did. */
export const outdatedWords =
  "Otra persona guardó cambios en este registro mientras usted lo editaba. Lo que cambió ya está en el formulario y lo que ambos cambiaron está marcado: revise y guarde otra vez; queda lo que usted deje.";

function theirs(value: unknown): string {
  if (typeof value !== "string" || value === "") return "Otra persona también lo cambió.";
  return `Otra persona puso «${isDay(value) ? showDay(value) : value}».`;
}

/** Takes over what somebody else changed; what both changed stays as it was typed here, and says so. */
function merge<Values extends FieldValues>(form: Form<Values>, first: Values, now: Values) {
  for (const key of Object.keys(now) as Path<Values>[]) {
    if (isSameValue(now[key], first[key])) continue;
    const typed: unknown = form.getValues(key);
    if (isSameValue(typed, first[key]) || isSameValue(typed, now[key]))
      form.resetField(key, { defaultValue: now[key] as PathValue<Values, typeof key> });
    else form.setError(key, { type: "server", message: theirs(now[key]) });
  }
}

/**
 * What a form knows of the record it changes: what to send, with the version it goes on from. When the page brings a
 * newer state, the form takes it over field by field.
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
  useEffect(() => {
    if (!record || record.version === shown.current) return;
    merge(form, first.current, values as Values);
    first.current = values as Values;
    shown.current = record.version;
    version.current = record.version;
  }, [form, record, values]);
  return {
    /** What goes to the server of what was typed. */
    changesOf: (typed: Values) => ({
      sent: (record?.sent(typed, first.current) ?? typed) as Values,
      version: version.current ?? null,
      first: first.current,
    }),
    /** Looks what somebody else made of the record, so that the next attempt goes on from there. */
    lookAgain: (refusal: Refusal) => {
      version.current = refusal.version ?? version.current;
      router.refresh();
    },
  };
}
