"use client";

import { useWatch } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { ProjectField } from "@/components/projects/project-field";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { guideTypes, transportReasons } from "@/db/values";
import { guideFields } from "@/lib/shipping/fields";
import { guideTypeLabels, transportReasonLabels } from "@/lib/shipping/labels";
import { fillProject, placeCamp } from "./fill-project";
import type { GuideFormState } from "./guide-values";
import { SuggestedField } from "./suggested-field";

const types = guideTypes.map((value) => ({ value, label: guideTypeLabels[value] }));
const reasons = transportReasons.map((value) => ({ value, label: transportReasonLabels[value] }));

export function JourneyStep({ form }: { form: GuideFormState }) {
  const { register, control, getValues } = form;
  const { errors } = form.formState;
  const isNew = getValues("guide_id") === undefined;
  const [projectId, projectName] = useWatch({ control, name: ["project_id", "project_label"] });
  const type = register("type_shipping_guide", { onChange: () => placeCamp(form) });
  return (
    <FormStep step={1} title="Proyecto y recorrido" className="lg:grid-cols-4">
      <ProjectField
        choices="projects"
        value={projectId}
        name={projectName}
        error={errors.project_id?.message}
        className="sm:col-span-2"
        onChange={(id, option) => fillProject(form, id, option)}
      />
      <Field label={guideFields.type.label} required error={errors.type_shipping_guide?.message}>
        <Select options={types} {...type} />
      </Field>
      <Field label={guideFields.reason.label} error={errors.reason_transport?.message}>
        <Select
          placeholder="Sin motivo"
          options={reasons}
          {...register("reason_transport", { setValueAs: (text) => text || null })}
        />
      </Field>
      <Field label={guideFields.issueDate.label} required error={errors.issue_date?.message}>
        <DateInput {...register("issue_date")} />
      </Field>
      <Field
        label={guideFields.guideNumber.label}
        hint={isNew ? "Vacío: toma el siguiente número GDR." : undefined}
        error={errors.guide_number?.message}
      >
        <Input autoComplete="off" {...register("guide_number")} />
      </Field>
      <Field label={guideFields.startDate.label} error={errors.start_date?.message}>
        <DateInput {...register("start_date")} />
      </Field>
      <Field label={guideFields.endDate.label} error={errors.end_date?.message}>
        <DateInput {...register("end_date")} />
      </Field>
      <SuggestedField
        form={form}
        name="origin_place"
        label={guideFields.originPlace.label}
        className="lg:col-span-2"
      />
      <SuggestedField
        form={form}
        name="destination_place"
        label={guideFields.destinationPlace.label}
        className="lg:col-span-2"
      />
    </FormStep>
  );
}
