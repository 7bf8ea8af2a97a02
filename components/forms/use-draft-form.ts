"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { DefaultValues } from "react-hook-form";
import type { ActionResult } from "@/lib/http/act";
import type { ClashLabels } from "./clash";
import type { FormDoubt } from "./doubts";
import { newFormKey } from "./form-key";
import type { SchemaSource } from "./schema-resolver";
import { useActionForm } from "./use-action-form";
import { useDraft } from "./use-draft";

/** A draft is readable in the browser, so no form with a secret keeps one. */
type Draftable = { form_key?: string } & {
  [Secret in "password" | "current_password" | "new_password" | "otp" | "token"]?: never;
};

interface DraftForm<Values extends Draftable> {
  schema: SchemaSource<Values>;
  values: Values;
  draftName: string;
  version?: number | undefined;
  save: (typed: Values, first: Values, seen: number | null) => Promise<ActionResult<number | null>>;
  done: string;
  /** Sayings for values that no labelled control shows. */
  clashLabels?: ClashLabels<Values>;
  doubts?: (typed: Values, before: Values) => readonly FormDoubt[];
  addressOf: (id: number | null) => string;
}

/** What is typed stays in this browser until it is saved, and sending twice saves once. */
export function useDraftForm<Values extends Draftable>(spec: DraftForm<Values>) {
  const { schema, values, draftName, version, save, done, addressOf, doubts, clashLabels } = spec;
  const router = useRouter();
  const [first] = useState(() => ({ ...values, form_key: newFormKey() }));
  const isKept = useRef(false);
  const { form, tab, ...state } = useActionForm<Values, number | null>({
    schema,
    values: { ...values, form_key: first.form_key } as DefaultValues<Values>,
    record:
      version === undefined
        ? undefined
        : { version, sent: (typed) => typed, ...(clashLabels && { clashLabels }) },
    act: (typed, seen, began) => save(typed, began, seen),
    done,
    draft: { name: draftName, isKept: () => isKept.current },
    ...(doubts && { doubts: (typed: Values) => doubts(typed, first) }),
    onDone: (id) => {
      draft.forget();
      router.push(addressOf(id));
    },
  });
  const draft = useDraft({
    form,
    name: draftName,
    isKept,
    tab,
    ...(version !== undefined && { version: String(version) }),
  });
  return { form, draft, ...state };
}
