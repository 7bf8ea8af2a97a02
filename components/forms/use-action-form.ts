"use client";

import { type SyntheticEvent, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { ActionResult } from "@/lib/http/act";
import { type ActRefusal, isOutdated, type UndoOf, useAct } from "../ui/use-act";
import { askedFirst } from "./asked-first";
import type { FormDoubt } from "./doubts";
import { type FormNotice, isLoss, type LostText } from "./form-notices";
import { type SchemaSource, schemaResolver } from "./schema-resolver";
import { useDoubts } from "./use-doubts";
import { useEarlySchema } from "./use-early-schema";
import { useFirstWrong } from "./use-first-wrong";
import { useKeptForm } from "./use-kept-form";
import { useOnlyTab } from "./use-only-tab";
import { type SeenRecord, useSeenRecord } from "./use-seen-record";
import { useTabName } from "./use-tab-name";
import { useTypedBefore } from "./use-typed-before";

/** Undefined makes a new record of everything typed. */
type Saving<Values, Shown> =
  | { record?: never; act: (raw: Values) => Promise<ActionResult<Shown>> }
  | {
      record: SeenRecord<Values> | undefined;
      act: (raw: Values, seen: number | null, first: Values) => Promise<ActionResult<Shown>>;
    };

type ActionForm<Values extends FieldValues, Shown> = Saving<Values, Shown> & {
  schema: SchemaSource<Values>;
  values: DefaultValues<Values>;
  /** Text of the toast; absent where the next step says it. */
  done?: string;
  undo?: UndoOf<Shown> | undefined;
  onDone?: (shown: Shown) => void;
  doubts?: ((typed: Values, before: DefaultValues<Values>) => readonly FormDoubt[]) | undefined;
  /** Its name, and whether it holds what is typed. */
  draft?: { name: string; isKept: () => boolean };
};

/**
 * A form over a server action: validates with the same schema, keeps what was typed when the server refuses, and puts
 * its field errors on the fields.
 * `const { form, submit, isPending, notice } = useActionForm({ schema: () => import("@/lib/partners/input").then(…),
 * values, act, done: "Cliente creado." })`
 */
export function useActionForm<Values extends FieldValues, Shown>(spec: ActionForm<Values, Shown>) {
  const typed = useTypedBefore(Object.keys(spec.values));
  const form = useForm<Values, unknown, Values>({
    resolver: askedFirst(schemaResolver(spec.schema)),
    defaultValues: { ...spec.values, ...typed },
    shouldFocusError: false,
  });
  useEarlySchema(form, spec.schema);
  const mark = ({ fieldErrors }: ActRefusal) => {
    for (const [field, messages] of Object.entries(fieldErrors))
      form.setError(field as Path<Values>, { type: "server", message: messages.join(" ") });
  };
  const seen = useSeenRecord(form, spec.values, spec.record);
  const keeping = useKeptForm(form, seen.begun, {
    isDraftKept: spec.draft?.isKept,
    clashLabels: spec.record?.clashLabels,
  });
  const [lost, setLost] = useState<LostText | null>(null);
  const tab = useOnlyTab(useTabName(spec));
  const act = (values: Values) => {
    keeping.send(values);
    const { sent, version, first } = seen.changesOf(values);
    return spec.act(sent, version, first);
  };
  const { run, isPending, refusal } = useAct(act, {
    done: spec.done,
    undo: spec.undo,
    onDone: (shown) => {
      seen.settle(keeping.settle());
      spec.onDone?.(shown);
    },
    onRefused: (refusal) => {
      const { code } = refusal;
      const isLost = isLoss(code) && (spec.record !== undefined || code !== "not_found");
      setLost(isLost ? { code, text: keeping.textOf() } : null);
      if (isOutdated(refusal)) seen.lookAgain(refusal);
      else mark(refusal);
    },
  });
  const { ask, questions } = useDoubts(form);
  const send = (values: Values) => ask(spec.doubts?.(values, spec.values) ?? [], () => run(values));
  const remember = useFirstWrong(form.formState.submitCount, refusal);
  const marked = refusal !== null && Object.keys(refusal.fieldErrors).length > 0;
  const notice: FormNotice = {
    refusal: marked ? "Revise los campos marcados." : wordsOf(refusal, seen.clashes !== null),
    clashes: seen.clashes,
    lost,
    isElsewhere: tab === "second",
  };
  return {
    form,
    submit: (event: SyntheticEvent) => {
      // React hands it to the form around, too, when this one stands in a window.
      event.stopPropagation();
      remember(event);
      return form.handleSubmit(send)(event);
    },
    isPending,
    questions,
    notice,
    tab,
  };
}

/** Null when the fields that differ say it. */
function wordsOf(refusal: ActRefusal | null, isShown: boolean): string | null {
  if (refusal && isOutdated(refusal)) return isShown ? null : outdatedWords;
  return refusal?.error ?? null;
}

const outdatedWords =
  "Otra persona guardó cambios en este registro mientras usted lo editaba. Nada de lo suyo se perdió: revise y guarde otra vez.";

/** For `setValueAs`; blank is null. */
export const wholeNumber = (value: unknown) =>
  value === "" || value === null || value === undefined ? null : Number(value);
