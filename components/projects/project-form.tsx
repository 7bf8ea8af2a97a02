"use client";

import { useRouter } from "next/navigation";
import { type UseFormReturn, useController } from "react-hook-form";
import { onlyChanged } from "@/components/forms/changed-values";
import { doubtsOf } from "@/components/forms/doubts";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import { cardinalPoints } from "@/db/values";
import { links } from "@/lib/links/pages";
import { projectFields } from "@/lib/projects/fields";
import type { Project } from "@/lib/projects/get-project";
import { cardinalPointLabels } from "@/lib/projects/labels";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { phoneDoubt } from "@/lib/values/identity";
import { BlockField } from "./block-field";
import { CopiedServices } from "./copied-services";
import { PartnerField } from "./partner-field";
import {
  beginProject,
  type ProjectModel,
  type ProjectPartner,
  type ProjectValues,
  type TemplateModel,
} from "./project-values";
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
  const { register, control } = form;
  const { field: partner } = useController({ name: "partner_id", control });
  const { errors } = form.formState;
  return (
    <RecordForm
      {...state}
      cancelHref={project ? links.project(project.id) : links.projects}
      saveLabel={project ? "Guardar cambios" : "Crear proyecto"}
    >
      <FormSection title="Cliente y sitio" description="Para quién y en qué campamento.">
        <PartnerField
          {...partner}
          error={errors.partner_id?.message}
          create={createPartner}
          selectedName={begun.known?.partnerName ?? knownPartner?.name}
        />
        <Field
          label={projectFields.location.label}
          required
          error={errors.location?.message}
          hint={project ? "Los equipos en sitio cambian de ubicación con él." : undefined}
        >
          <Input autoComplete="off" {...register("location")} />
        </Field>
        <Field label={projectFields.cardinalPoint.label} error={errors.cardinal_point?.message}>
          <Select
            placeholder="Sin punto cardinal"
            options={cardinalOptions}
            {...register("cardinal_point")}
          />
        </Field>
        <BlockField form={form} blocks={blocks} known={begun.known?.block ?? null} />
        <Field
          label={projectFields.coordinates.label}
          error={errors.coordinates?.message}
          hint="Latitud y longitud, como las copia un mapa. Con ellas se ordenan las rutas del día."
        >
          <Input autoComplete="off" placeholder="-0.4629, -76.9936" {...register("coordinates")} />
        </Field>
      </FormSection>
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

const cardinalOptions = cardinalPoints.map((point) => ({
  value: point,
  label: cardinalPointLabels[point],
}));

const doubts = doubtsOf({ contact_phone: [projectFields.contactPhone.label, phoneDoubt] });
