"use client";

import { DraftNotice } from "@/components/forms/draft-notice";
import { FormBar } from "@/components/forms/form-bar";
import { FormStep } from "@/components/forms/form-step";
import { type SaveActs, saveRecord } from "@/components/forms/save-record";
import { useDraftForm } from "@/components/forms/use-draft-form";
import { Button } from "@/components/ui/button";
import type { FirstAct } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Link } from "@/components/ui/link";
import { Textarea } from "@/components/ui/textarea";
import type { AssignmentChoice } from "@/lib/custody/assignment-choice";
import { chainFields } from "@/lib/custody/fields";
import type { OpenSheet } from "@/lib/custody/list-open-sheets";
import type { Tank } from "@/lib/custody/volume-doubt";
import { links } from "@/lib/links/pages";
import { chainMoves, draftChain, isDraftChain } from "@/lib/states/chain";
import { chainFormDoubts } from "./chain-form-doubts";
import { type ChainValues, chainChanges, chainSent } from "./chain-values";
import { HandledStep } from "./handled-step";
import { SheetAndDateStep } from "./sheet-and-date-step";
import { SignaturesStep } from "./signatures-step";
import { TransportStep } from "./transport-step";
import { WasteStep } from "./waste-step";

const clashLabels = {
  technical_id: { label: chainFields.staffId.label, named: "staff_name" },
  vehicle_id: { label: chainFields.vehicleId.label, named: "vehicle_plate" },
};

interface ChainFormProps {
  values: ChainValues;
  draftName: string;
  /** Of a known chain. */
  version?: number;
  sheets: readonly OpenSheet[];
  offered: readonly AssignmentChoice[];
  tanks: readonly Tank[];
  assign: FirstAct;
  /** Where it was begun; else the chain itself is shown. */
  backTo?: string | null;
  acts: SaveActs;
}

/** Filled in beside the truck: gloves, sun, bad signal. */
export function ChainForm({
  values,
  draftName,
  sheets,
  offered,
  tanks,
  assign,
  backTo = null,
  acts,
  ...props
}: ChainFormProps) {
  const isNew = values.id === undefined;
  const { form, draft, submit, isPending, notice, questions } = useDraftForm<ChainValues>({
    schema: () =>
      import("@/lib/custody/input").then((input) =>
        isNew ? input.ChainFormInput : input.ChainFormChanges,
      ),
    values,
    draftName,
    ...props,
    save: (typed, first, seen) =>
      saveRecord(acts, {
        isKnown: !isNew,
        seen,
        formKey: typed.form_key,
        sent: isNew ? chainSent(typed, null, offered) : chainChanges(typed, first, offered),
        asChange: (sent, id) => ({ ...sent, id }),
      }),
    doubts: (typed, first) => chainFormDoubts(typed, first, tanks),
    clashLabels,
    done: "Cadena de custodia guardada.",
    addressOf: (id) => backTo ?? (id ? links.custodyChain(id) : links.custody),
  });
  const { register, setValue } = form;
  const { errors } = form.formState;
  const isDraft = isDraftChain({ status: values.status ?? draftChain });
  const setStatus = (status: ChainValues["status"]) => () =>
    setValue("status", isDraft ? status : values.status);
  return (
    <Form onSubmit={submit} className="text-base [--control:3.25rem]">
      <div className="grid gap-4">
        <DraftNotice {...draft} />
        <SheetAndDateStep form={form} sheets={sheets} />
        <WasteStep form={form} />
        <HandledStep form={form} offered={offered} assign={assign} />
        <TransportStep form={form} />
        <SignaturesStep form={form} />
        <FormStep step={6} title={chainFields.observations.label} className="sm:grid-cols-1">
          <Field
            label={chainFields.observations.label}
            hideLabel
            error={errors.observations?.message}
          >
            <Textarea rows={4} {...register("observations")} />
          </Field>
        </FormStep>
      </div>
      <FormBar notice={notice} questions={questions}>
        <Button asChild size="lg" variant="ghost">
          <Link href={backTo ?? (values.id ? links.custodyChain(values.id) : links.custody)}>
            Cancelar
          </Link>
        </Button>
        <Button
          type="submit"
          size="lg"
          isPending={isPending}
          variant={isDraft ? "secondary" : "primary"}
          onClick={setStatus(draftChain)}
        >
          {isDraft ? "Guardar borrador" : "Guardar cambios"}
        </Button>
        {isDraft ? (
          <Button
            type="submit"
            size="lg"
            variant="primary"
            isPending={isPending}
            onClick={setStatus(chainMoves.complete.to)}
          >
            Guardar y completar
          </Button>
        ) : null}
      </FormBar>
    </Form>
  );
}
