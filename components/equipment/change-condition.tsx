"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import type * as z from "zod";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ChangeAct } from "@/components/ui/use-act";
import { DialogClose } from "@/components/ui/window-close";
import { conditions } from "@/db/values";
import { type Condition, isInRepair } from "@/lib/equipment/condition";
import { equipmentFields } from "@/lib/equipment/fields";
import type { EquipmentUpdate } from "@/lib/equipment/input";
import { conditionLabels } from "@/lib/equipment/labels";

type Values = z.input<typeof EquipmentUpdate>;

interface ChangeConditionProps {
  unit: { id: number; version: number; condition: Condition; repairReason: string | null };
  check: ChangeAct;
}

const options = conditions.map((value) => ({ value, label: conditionLabels[value] }));

export const ChangeCondition = ({ unit, check }: ChangeConditionProps) => (
  <FormDialog
    size="sm"
    trigger={<Button size="sm">Cambiar estado</Button>}
    title="Cambiar estado"
    description="El estado elegido queda hasta que cambie un componente u otro estado."
  >
    {(close) => <ConditionForm unit={unit} check={check} close={close} />}
  </FormDialog>
);

function ConditionForm({ unit, check, close }: ChangeConditionProps & { close: () => void }) {
  const id = useId();
  const { form, submit, isPending, notice } = useActionForm<Values, null>({
    schema: () => import("@/lib/equipment/input").then((input) => input.EquipmentUpdate),
    values: {
      id: unit.id,
      stst_status_equipment: unit.condition,
      stst_repair_reason: isInRepair(unit) ? (unit.repairReason ?? "") : "",
    },
    act: check,
    record: { version: unit.version, sent: fitting },
    done: "Estado actualizado.",
    onDone: close,
  });
  const { errors } = form.formState;
  const condition = useWatch({ control: form.control, name: "stst_status_equipment" });
  return (
    <Form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <FormNotices notice={notice} />
      <Field
        label={equipmentFields.condition.label}
        required
        error={errors.stst_status_equipment?.message}
      >
        <Select options={options} {...form.register("stst_status_equipment")} />
      </Field>
      {isInRepair({ condition }) ? (
        <Field
          label={equipmentFields.repairReason.label}
          required
          error={errors.stst_repair_reason?.message}
        >
          <Textarea {...form.register("stst_repair_reason")} />
        </Field>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose>
          <Button>Cancelar</Button>
        </DialogClose>
        <Button type="submit" variant="primary" isPending={isPending}>
          Guardar
        </Button>
      </div>
    </Form>
  );
}

/** Sent only when there is something to repair. */
const fitting = ({ stst_repair_reason, ...values }: Values): Values =>
  isInRepair({ condition: values.stst_status_equipment })
    ? { ...values, stst_repair_reason }
    : values;
