"use client";

import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { Act } from "@/components/ui/use-act";
import { blockKinds } from "@/db/values";
import { blockFields } from "@/lib/availability/fields";
import type { BlockInput } from "@/lib/availability/input";
import { blockKindLabels } from "@/lib/availability/labels";
import type { Day } from "@/lib/values/dates";

interface BlockUnitProps {
  unit: { id: number; code: string };
  today: Day;
  block: Act;
  onClose: () => void;
}

const options = blockKinds.map((value) => ({ value, label: blockKindLabels[value] }));

export function BlockUnit({ unit, today, block, onClose }: BlockUnitProps) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof BlockInput>, null>({
    schema: () => import("@/lib/availability/input").then((input) => input.BlockInput),
    values: {
      resource_id: unit.id,
      from_date: today,
      to_date: "",
      block_kind: "REPAIR",
      reason: "",
    },
    act: block,
    done: "Equipo bloqueado.",
    onDone: onClose,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormWindow
      columns={2}
      title={`Bloquear ${unit.code}`}
      description="En esos días no se lo podrá asignar ni reservar. El día en que vuelve ya se lo puede asignar; sin él, queda bloqueado hasta que se retire el bloqueo."
      saveLabel="Bloquear"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field label={blockFields.fromDate.label} required error={errors.from_date?.message}>
        <DateInput {...register("from_date")} />
      </Field>
      <Field label={blockFields.toDate.label} error={errors.to_date?.message}>
        <DateInput {...register("to_date")} />
      </Field>
      <Field
        label={blockFields.kind.label}
        required
        error={errors.block_kind?.message}
        className="sm:col-span-full"
      >
        <Select options={options} {...register("block_kind")} />
      </Field>
      <Field
        label={blockFields.reason.label}
        required
        error={errors.reason?.message}
        className="sm:col-span-full"
      >
        <Textarea rows={2} {...register("reason")} />
      </Field>
    </FormWindow>
  );
}
