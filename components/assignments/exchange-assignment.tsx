"use client";

import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { ChangeAct } from "@/components/ui/use-act";
import type { Exchanged } from "@/lib/assignments/exchange-equipment";
import { assignmentFields } from "@/lib/assignments/fields";
import { exchangedInWords } from "@/lib/assignments/labels";
import { isInRepair } from "@/lib/equipment/condition";
import { type AssignmentWindow, assignmentTitle, linkedServices } from "./assignment-window";
import { type ExchangeValues, ReturnedFields, SuccessorField } from "./exchange-fields";

export type ExchangedShown = Record<keyof Pick<Exchanged, "released" | "assigned">, string> & {
  serviceCount: number;
};

interface ExchangeProps extends Omit<AssignmentWindow, "act"> {
  act: ChangeAct<ExchangedShown>;
}

/** A reason is sent of what is to be mended alone. */
const fitting = ({
  stst_repair_reason,
  stst_status_equipment,
  ...values
}: ExchangeValues): ExchangeValues => ({
  ...values,
  ...(stst_status_equipment ? { stst_status_equipment } : {}),
  ...(isInRepair({ condition: stst_status_equipment }) ? { stst_repair_reason } : {}),
});

export function ExchangeAssignment({ row, today, act, onClose }: ExchangeProps) {
  const { form, submit, isPending, notice } = useActionForm<ExchangeValues, ExchangedShown | null>({
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
      <SuccessorField {...{ form, row }} />
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
      <ReturnedFields {...{ form, code: row.code }} />
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
