import { type UseFormReturn, useWatch } from "react-hook-form";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { useRead } from "@/components/ui/use-read";
import { conditions } from "@/db/values";
import type { ExchangeInput } from "@/lib/assignments/input";
import type { ExchangeCandidate } from "@/lib/availability/list-exchange-candidates";
import { isInRepair } from "@/lib/equipment/condition";
import { equipmentFields } from "@/lib/equipment/fields";
import { conditionLabels, typeLabels } from "@/lib/equipment/labels";
import { reads } from "@/lib/links/reads";
import type { AssignmentWindow } from "./assignment-window";

export type ExchangeValues = z.input<typeof ExchangeInput>;

interface PartProps {
  form: UseFormReturn<ExchangeValues, unknown, ExchangeValues>;
}

const returnedAs = conditions.map((value) => ({ value, label: conditionLabels[value] }));

/** Nothing chosen is no number. */
const chosenId = (value: string) => (value ? Number(value) : (null as unknown as number));

export function SuccessorField({ form, row }: PartProps & Pick<AssignmentWindow, "row">) {
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

/** How the unit that comes back does. */
export function ReturnedFields({ form, code }: PartProps & { code: string }) {
  const { register, control, formState } = form;
  const condition = useWatch({ control, name: "stst_status_equipment" });
  return (
    <>
      <Field label={`Cómo vuelve ${code}`} error={formState.errors.stst_status_equipment?.message}>
        <Select
          placeholder="Como estaba"
          options={returnedAs}
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
