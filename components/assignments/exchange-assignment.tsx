"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Combobox } from "@/components/ui/combobox";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { ChangeAct } from "@/components/ui/use-act";
import { useRead } from "@/components/ui/use-read";
import { conditions } from "@/db/values";
import type { Exchanged } from "@/lib/assignments/exchange-equipment";
import { assignmentFields } from "@/lib/assignments/fields";
import type { ExchangeInput } from "@/lib/assignments/input";
import { exchangedInWords } from "@/lib/assignments/labels";
import type { ExchangeCandidate } from "@/lib/availability/list-exchange-candidates";
import { isInRepair } from "@/lib/equipment/condition";
import { equipmentFields } from "@/lib/equipment/fields";
import { conditionLabels, typeLabels } from "@/lib/equipment/labels";
import { reads } from "@/lib/links/reads";
import { type AssignmentWindow, assignmentTitle, linkedServices } from "./assignment-window";

type Values = z.input<typeof ExchangeInput>;

export type ExchangedShown = Record<keyof Pick<Exchanged, "released" | "assigned">, string> & {
  serviceCount: number;
};

interface ExchangeProps extends Omit<AssignmentWindow, "act"> {
  act: ChangeAct<ExchangedShown>;
}

const befallen = conditions.map((value) => ({ value, label: conditionLabels[value] }));

/** A reason is sent of what is to be mended alone. */
const fitting = ({ stst_repair_reason, stst_status_equipment, ...values }: Values): Values => ({
  ...values,
  ...(stst_status_equipment ? { stst_status_equipment } : {}),
  ...(isInRepair({ condition: stst_status_equipment }) ? { stst_repair_reason } : {}),
});

export function ExchangeAssignment({ row, today, act, onClose }: ExchangeProps) {
  const { form, submit, isPending, notice } = useActionForm<Values, ExchangedShown | null>({
    schema: () => import("@/lib/assignments/input").then((input) => input.ExchangeInput),
    values: { id: row.id, date: today, reason: "", stst_repair_reason: "" },
    act,
    record: { version: row.version, sent: fitting },
    onDone: (shown) => {
      if (shown) toast.success(exchangedInWords(shown));
      onClose();
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  const services = linkedServices(row);
  return (
    <FormWindow
      title={`Intercambiar ${assignmentTitle(row)}`}
      description="El otro sigue con la misma tarifa y los mismos plazos; ningún día se cobra por los dos."
      saveLabel="Intercambiar"
      {...{ submit, isPending, notice, onClose }}
    >
      <Successor {...{ form, row }} />
      <Field
        label={assignmentFields.startDate.shortLabel}
        required
        error={errors.date?.message}
        hint={`El primer día del otro; ${row.code} queda hasta el día anterior.`}
      >
        <DateInput {...register("date")} />
      </Field>
      <Field
        label={assignmentFields.retirementReason.formLabel}
        required
        error={errors.reason?.message}
      >
        <Textarea rows={2} {...register("reason")} />
      </Field>
      <Befallen {...{ form, code: row.code }} />
      {services.length > 0 ? (
        <Alert title="Siguen con el otro equipo">
          <ul className="list-disc pl-4">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </FormWindow>
  );
}

interface PartProps {
  form: UseFormReturn<Values, unknown, Values>;
}

/** Nothing chosen is no number. */
const chosenId = (value: string) => (value ? Number(value) : (null as unknown as number));

function Successor({ form, row }: PartProps & Pick<ExchangeProps, "row">) {
  const { found, refusal } = useRead<ExchangeCandidate[]>(reads.exchangeCandidates({ id: row.id }));
  const id = useWatch({ control: form.control, name: "resource_id" });
  if (refusal) return <Alert tone="error">{refusal.error}</Alert>;
  if (!found) return <Skeleton className="h-16" />;
  const type = typeLabels[row.type];
  if (found.length === 0)
    return (
      <Alert tone="warning">
        Ningún otro equipo del tipo {type} funciona y está libre desde hoy para esos días.
      </Alert>
    );
  const chosen = found.find((one) => one.id === id);
  return (
    <Field
      label="Equipo que queda en su lugar"
      required
      error={form.formState.errors.resource_id?.message}
      hint={
        chosen ? chosen.reasons.join(". ") : `${found.length} del tipo ${type}, el mejor primero.`
      }
    >
      <Combobox
        label="Equipo que queda en su lugar"
        value={id ? String(id) : ""}
        source={found.map(({ id, code, name, reasons }) => ({
          value: String(id),
          label: code,
          detail: [name, ...reasons].join(" · "),
        }))}
        onValueChange={(value) =>
          form.setValue("resource_id", chosenId(value), { shouldDirty: true, shouldValidate: true })
        }
      />
    </Field>
  );
}

function Befallen({ form, code }: PartProps & { code: string }) {
  const { register, control, formState } = form;
  const condition = useWatch({ control, name: "stst_status_equipment" });
  return (
    <>
      <Field label={`Cómo vuelve ${code}`} error={formState.errors.stst_status_equipment?.message}>
        <Select
          placeholder="Como estaba"
          options={befallen}
          {...register("stst_status_equipment", { setValueAs: (value) => value || undefined })}
        />
      </Field>
      {isInRepair({ condition }) ? (
        <Field
          label={equipmentFields.repairReason.label}
          required
          error={formState.errors.stst_repair_reason?.message}
        >
          <Textarea rows={2} {...register("stst_repair_reason")} />
        </Field>
      ) : null}
    </>
  );
}
