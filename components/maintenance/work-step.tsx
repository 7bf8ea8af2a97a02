"use client";

import { useWatch } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { isCorrective } from "@/lib/maintenance/fault";
import { maintenanceFields } from "@/lib/maintenance/fields";
import type { MaintenanceFormState } from "./maintenance-values";

export function WorkStep({ form }: { form: MaintenanceFormState }) {
  const { register, control } = form;
  const { errors } = form.formState;
  const type = useWatch({ control, name: "type_maintenance" });
  return (
    <FormStep step={2} title="Trabajo" className="sm:grid-cols-1">
      {isCorrective({ type }) ? (
        <>
          <Field
            label={maintenanceFields.faultDescription.label}
            required
            error={errors.fault_description?.message}
          >
            <Textarea rows={3} {...register("fault_description")} />
          </Field>
          <Field label={maintenanceFields.faultCauses.label} error={errors.fault_causes?.message}>
            <Textarea rows={2} {...register("fault_causes")} />
          </Field>
        </>
      ) : null}
      <Field label={maintenanceFields.workPerformed.label} error={errors.work_performed?.message}>
        <Textarea rows={3} {...register("work_performed")} />
      </Field>
      <Field label={maintenanceFields.partsUsed.label} error={errors.parts_used?.message}>
        <Textarea rows={2} {...register("parts_used")} />
      </Field>
      <Field label={maintenanceFields.observations.label} error={errors.observations?.message}>
        <Textarea rows={2} {...register("observations")} />
      </Field>
    </FormStep>
  );
}
