"use client";

import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Act } from "@/components/ui/use-act";
import { templateFields } from "@/lib/project-templates/fields";

interface SaveTemplateProps {
  project: { id: number; name: string };
  save: Act<string>;
  onClose: () => void;
}

export function SaveTemplate({ project, save, onClose }: SaveTemplateProps) {
  const { form, submit, isPending, notice } = useActionForm({
    schema: () =>
      import("@/lib/project-templates/input").then((input) => input.ProjectTemplateInput),
    values: { project_id: project.id, name: "" },
    act: save,
    done: "Plantilla guardada.",
    onDone: onClose,
  });
  return (
    <FormWindow
      title="Guardar como plantilla"
      description={`Lo que ${project.name} tiene ahora: cuántos equipos de cada tipo, y sus servicios con su tarifa. Ni cliente, ni sitio, ni fechas.`}
      saveLabel="Guardar plantilla"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field
        label={templateFields.name.label}
        required
        error={form.formState.errors.name?.message}
        hint="Por ejemplo: Campamento de 40 personas."
      >
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
    </FormWindow>
  );
}
