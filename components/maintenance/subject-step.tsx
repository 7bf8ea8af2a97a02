"use client";

import { Controller, useWatch } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { ProjectField } from "@/components/projects/project-field";
import { Combobox } from "@/components/ui/combobox";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { useChoices } from "@/components/ui/use-choices";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import { maintenanceTypes } from "@/db/values";
import { maintenanceFields } from "@/lib/maintenance/fields";
import { maintenanceTypeLabels } from "@/lib/maintenance/labels";
import { AlreadyCharged } from "./already-charged";
import type { MaintenanceFormState } from "./maintenance-values";

const hints = { PREVENTIVO: "Trabajo previsto", CORRECTIVO: "Reparación de una falla" };

export function SubjectStep({ form }: { form: MaintenanceFormState }) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [sheetId, projectId, unitId, projectLabel, unitLabel] = useWatch({
    control,
    name: ["sheet_id", "project_id", "resource_item_id", "project_label", "unit_label"],
  });
  const units = useChoices("units", "project_id", projectId);
  const choose =
    (id: "project_id" | "resource_item_id", label: "project_label" | "unit_label") =>
    (value: string | number, option: ComboboxOption | null) => {
      setValue(label, option?.label ?? "");
      setValue(id, Number(value), { shouldDirty: true, shouldValidate: true });
    };
  return (
    <FormStep step={1} title="Equipo y tipo">
      <ProjectField
        choices="open-projects"
        value={projectId}
        name={projectLabel}
        error={errors.project_id?.message}
        disabled={sheetId !== undefined}
        onChange={choose("project_id", "project_label")}
      />
      <Field
        label={maintenanceFields.equipmentId.label}
        required
        error={errors.resource_item_id?.message}
        hint="Primero se ofrecen los del proyecto; escriba para buscar otros."
      >
        <Combobox
          label={maintenanceFields.equipmentId.label}
          source={units}
          value={unitId ? String(unitId) : ""}
          {...(unitLabel ? { valueLabel: unitLabel } : {})}
          placeholder="Buscar por código o nombre"
          onValueChange={choose("resource_item_id", "unit_label")}
        />
      </Field>
      <Field label={maintenanceFields.date.label} required error={errors.date?.message}>
        <DateInput {...register("date")} />
      </Field>
      <AlreadyCharged form={form} />
      <Field
        label={maintenanceFields.type.label}
        required
        group
        error={errors.type_maintenance?.message}
        className="sm:col-span-2"
      >
        <Controller
          name="type_maintenance"
          control={control}
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              cards
              aria-label={maintenanceFields.type.label}
              value={value ?? ""}
              onValueChange={onChange}
              options={maintenanceTypes.map((type) => ({
                value: type,
                label: maintenanceTypeLabels[type],
                hint: hints[type],
              }))}
            />
          )}
        />
      </Field>
    </FormStep>
  );
}
