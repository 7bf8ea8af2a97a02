"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DraftNotice } from "@/components/ui/draft-notice";
import { Field } from "@/components/ui/field";
import { FormBar } from "@/components/ui/form-bar";
import { newFormKey } from "@/components/ui/form-key";
import { FormStep } from "@/components/ui/form-step";
import { Input } from "@/components/ui/input";
import { useActionForm } from "@/components/ui/use-action-form";
import { useDraft } from "@/components/ui/use-draft";
import type { SearchOptions } from "@/components/ui/use-search";
import { links } from "@/lib/links";
import { MaintenanceChanges, MaintenanceInput } from "@/lib/maintenance/input";
import { CostsStep } from "./costs-step";
import type { MaintenanceValues } from "./maintenance-values";
import { type SaveMaintenance, saveMaintenance } from "./save-maintenance";
import { SubjectStep } from "./subject-step";
import { WorkStep } from "./work-step";

interface MaintenanceFormProps {
  values: MaintenanceValues;
  /** Whose draft it is, of which sheet or project. */
  draftName: string;
  /** The state of a known sheet the form begins with. */
  version?: string;
  acts: SaveMaintenance & { searchProjects: SearchOptions; searchUnits: SearchOptions };
}

/** Opens or changes a maintenance sheet. */
export function MaintenanceForm({ values, draftName, acts, ...props }: MaintenanceFormProps) {
  const router = useRouter();
  const [first] = useState(() => ({ ...values, form_key: newFormKey() }));
  const { form, submit, pending, refusal } = useActionForm<MaintenanceValues, number | null>({
    schema: values.sheet_id ? MaintenanceChanges : MaintenanceInput,
    values: first,
    act: (typed) => saveMaintenance(acts, typed),
    done: "Hoja de mantenimiento guardada.",
    onDone: (id) => {
      draft.forget();
      router.push(id ? links.maintenanceSheet(id) : links.maintenance);
    },
  });
  const draft = useDraft({ form, name: draftName, ...props });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="text-base [--control:3.25rem]">
      <div className="grid gap-4">
        <DraftNotice {...draft} />
        <SubjectStep form={form} {...acts} />
        <WorkStep form={form} />
        <CostsStep form={form} />
        <FormStep step={4} title="Firmas">
          <Field label="Técnico" error={errors.technician_name?.message}>
            <Input autoComplete="off" {...register("technician_name")} />
          </Field>
          <Field label="Supervisor" error={errors.supervisor_name?.message}>
            <Input autoComplete="off" {...register("supervisor_name")} />
          </Field>
        </FormStep>
      </div>
      <FormBar
        notice={
          refusal ? (
            <Alert tone="error" live>
              {refusal}
            </Alert>
          ) : null
        }
      >
        <Button asChild size="lg" variant="ghost">
          <Link
            href={values.sheet_id ? links.maintenanceSheet(values.sheet_id) : links.maintenance}
          >
            Cancelar
          </Link>
        </Button>
        <Button type="submit" size="lg" variant="primary" pending={pending}>
          {values.sheet_id ? "Guardar cambios" : "Crear hoja"}
        </Button>
      </FormBar>
    </form>
  );
}
