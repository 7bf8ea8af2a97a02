"use client";

import { useRouter } from "next/navigation";
import type { UseFormReturn } from "react-hook-form";
import { onlyChanged } from "@/components/forms/changed-values";
import { doubtsOf } from "@/components/forms/doubts";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import { links } from "@/lib/links/pages";
import { projectFields } from "@/lib/projects/fields";
import type { Project } from "@/lib/projects/get-project";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { phoneDoubt } from "@/lib/values/identity";
import { CopiedServices } from "./copied-services";
import {
  beginProject,
  type ProjectModel,
  type ProjectPartner,
  type ProjectValues,
  type TemplateModel,
} from "./project-values";
import { SiteSection } from "./site-section";
import { TemplateServices } from "./template-services";

interface ProjectFormProps {
  project?: Project;
  /** The project that a new one is to be like. */
  like?: ProjectModel;
  /** What a new one begins with. */
  template?: TemplateModel;
  partner?: ProjectPartner;
  blocks: readonly OperatorBlock[];
  save: Act<string> | ChangeAct<string>;
  /** Null for who may not. */
  createPartner: Act<ComboboxOption> | null;
}

export function ProjectForm({
  project,
  like,
  template,
  partner: knownPartner,
  blocks,
  save,
  createPartner,
}: ProjectFormProps) {
  const router = useRouter();
  const begun = beginProject(project, like, knownPartner, template);
  const { form, ...state } = useActionForm<ProjectValues, string | null>({
    schema: begun.schema,
    values: begun.values,
    act: save,
    doubts,
    record: project && {
      version: project.version,
      sent: onlyChanged({ always: ["project_id"], together: [["start_date", "end_date"]] }),
    },
    done: project ? "Proyecto actualizado." : "Proyecto creado.",
    onDone: (href) => router.push(href ?? links.projects),
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <RecordForm
      {...state}
      cancelHref={project ? links.project(project.id) : links.projects}
      saveLabel={project ? "Guardar cambios" : "Crear proyecto"}
    >
      <SiteSection
        form={form}
        blocks={blocks}
        block={begun.known?.block ?? null}
        isKnown={Boolean(project)}
        partnerName={begun.known?.partnerName ?? knownPartner?.name}
        createPartner={createPartner}
      />
      <FormSection title="Fechas" description="Sin fecha de fin, el proyecto continúa.">
        <Field label={projectFields.startDate.label} required error={errors.start_date?.message}>
          <DateInput {...register("start_date")} />
        </Field>
        <Field label={projectFields.endDate.label} error={errors.end_date?.message}>
          <DateInput {...register("end_date")} />
        </Field>
      </FormSection>
      <FormSection title="Contacto en sitio">
        <Field label={projectFields.contactName.label} error={errors.contact_name?.message}>
          <Input autoComplete="off" {...register("contact_name")} />
        </Field>
        <Field label={projectFields.contactPhone.label} error={errors.contact_phone?.message}>
          <Input type="tel" autoComplete="off" {...register("contact_phone")} />
        </Field>
      </FormSection>
      <Beginning {...{ form, like, template }} />
      <FormSection title="Más" columns={1}>
        <Field label={projectFields.notes.label} error={errors.notes?.message}>
          <Textarea {...register("notes")} />
        </Field>
      </FormSection>
    </RecordForm>
  );
}

interface BeginningProps {
  form: UseFormReturn<ProjectValues, unknown, ProjectValues>;
  like: ProjectModel | undefined;
  template: TemplateModel | undefined;
}

function Beginning({ form, like, template }: BeginningProps) {
  if (like) return <CopiedServices form={form} model={like} />;
  return template ? <TemplateServices form={form} model={template} /> : null;
}

const doubts = doubtsOf({ contact_phone: [projectFields.contactPhone.label, phoneDoubt] });
