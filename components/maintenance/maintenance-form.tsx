"use client";

import { DraftNotice } from "@/components/forms/draft-notice";
import { FormBar } from "@/components/forms/form-bar";
import { FormStep } from "@/components/forms/form-step";
import { type SaveActs, saveRecord } from "@/components/forms/save-record";
import { useDraftForm } from "@/components/forms/use-draft-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";
import { maintenanceFields } from "@/lib/maintenance/fields";
import { MaintenanceCostsStep } from "./costs-step";
import { type MaintenanceValues, maintenanceSent } from "./maintenance-values";
import { SubjectStep } from "./subject-step";
import { WorkStep } from "./work-step";

const clashLabels = {
  project_id: { label: maintenanceFields.projectId.label, named: "project_label" },
  resource_item_id: { label: maintenanceFields.equipmentId.label, named: "unit_label" },
};

interface MaintenanceFormProps {
  values: MaintenanceValues;
  draftName: string;
  /** Of a known sheet. */
  version?: number;
  /** Else they stay as they are. */
  hasCosts: boolean;
  acts: SaveActs;
}

export function MaintenanceForm({
  values,
  draftName,
  hasCosts,
  acts,
  ...props
}: MaintenanceFormProps) {
  const { form, draft, submit, isPending, notice } = useDraftForm<MaintenanceValues>({
    schema: () =>
      import("@/lib/maintenance/input").then((input) =>
        values.sheet_id ? input.MaintenanceChanges : input.MaintenanceInput,
      ),
    values,
    draftName,
    ...props,
    save: (typed, first, seen) =>
      saveRecord(acts, {
        isKnown: Boolean(typed.sheet_id),
        seen,
        formKey: typed.form_key,
        sent: maintenanceSent(typed, first),
        asChange: (sent, id) => ({ ...sent, sheet_id: id }),
      }),
    clashLabels,
    done: "Hoja de mantenimiento guardada.",
    addressOf: (id) => (id ? links.maintenanceSheet(id) : links.maintenance),
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Form onSubmit={submit} className="text-base [--control:3.25rem]">
      <div className="grid gap-4">
        <DraftNotice {...draft} />
        <SubjectStep form={form} />
        <WorkStep form={form} />
        {hasCosts ? <MaintenanceCostsStep form={form} /> : null}
        <FormStep step={hasCosts ? 4 : 3} title="Firmas">
          <Field
            label={maintenanceFields.technicianName.label}
            error={errors.technician_name?.message}
          >
            <Input autoComplete="off" {...register("technician_name")} />
          </Field>
          <Field
            label={maintenanceFields.supervisorName.label}
            error={errors.supervisor_name?.message}
          >
            <Input autoComplete="off" {...register("supervisor_name")} />
          </Field>
        </FormStep>
      </div>
      <FormBar notice={notice}>
        <Button asChild size="lg" variant="ghost">
          <Link
            href={values.sheet_id ? links.maintenanceSheet(values.sheet_id) : links.maintenance}
          >
            Cancelar
          </Link>
        </Button>
        <Button type="submit" size="lg" variant="primary" isPending={isPending}>
          {values.sheet_id ? "Guardar cambios" : "Crear hoja"}
        </Button>
      </FormBar>
    </Form>
  );
}
