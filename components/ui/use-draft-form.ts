"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { DefaultValues } from "react-hook-form";
import type { z } from "zod";
import type { ActionResult } from "@/lib/next/action";
import type { FormDoubt } from "./doubts";
import { newFormKey } from "./form-key";
import { useActionForm } from "./use-action-form";
import { useDraft } from "./use-draft";

interface DraftForm<Values extends { form_key?: string }> {
  /** The operation's own schema. */
  schema: z.ZodType<unknown, Values>;
  values: Values;
  /** Whose draft it is, of which record. */
  draftName: string;
  /** The version of a known record the form begins with. */
  version?: number | undefined;
  /** Saves what was typed over what the form began with; gives the record's id, where it is known. */
  save: (typed: Values, first: Values, seen: number | null) => Promise<ActionResult<number | null>>;
  /** What the toast says when it worked. */
  done: string;
  /** What is strange in what was typed over what the form began with. */
  doubts?: (typed: Values, before: Values) => readonly FormDoubt[];
  /** Where the saved record, or the list, is shown. */
  addressOf: (id: number | null) => string;
}

/** A form for the field: what is typed stays in this browser until it is saved, and sending twice saves once. */
export function useDraftForm<Values extends { form_key?: string }>(spec: DraftForm<Values>) {
  const { schema, values, draftName, version, save, done, addressOf, doubts } = spec;
  const router = useRouter();
  const [first] = useState(() => ({ ...values, form_key: newFormKey() }));
  const { form, ...state } = useActionForm<Values, number | null>({
    schema,
    values: { ...values, form_key: first.form_key } as DefaultValues<Values>,
    record: version === undefined ? undefined : { version, sent: (typed) => typed },
    act: (typed, seen, began) => save(typed, began, seen),
    done,
    ...(doubts && { doubts: (typed: Values) => doubts(typed, first) }),
    onDone: (id) => {
      draft.forget();
      router.push(addressOf(id));
    },
  });
  const draft = useDraft({
    form,
    name: draftName,
    ...(version !== undefined && { version: String(version) }),
  });
  return { form, draft, ...state };
}
