import { type UseFormReturn, useController } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import type { CreatePartnerProps } from "@/components/partners/create-partner";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { cardinalPoints } from "@/db/values";
import { projectFields } from "@/lib/projects/fields";
import { cardinalPointLabels } from "@/lib/projects/labels";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { BlockField } from "./block-field";
import { PartnerField } from "./partner-field";
import type { ProjectValues } from "./project-values";

interface SiteSectionProps {
  form: UseFormReturn<ProjectValues, unknown, ProjectValues>;
  blocks: readonly OperatorBlock[];
  /** The text that the project holds. */
  block: string | null;
  isKnown: boolean;
  partnerName: string | undefined;
  createPartner: CreatePartnerProps["create"] | null;
}

const cardinalOptions = cardinalPoints.map((point) => ({
  value: point,
  label: cardinalPointLabels[point],
}));

export function SiteSection({
  form,
  blocks,
  block,
  isKnown,
  partnerName,
  createPartner,
}: SiteSectionProps) {
  const { register, control } = form;
  const { field: partner } = useController({ name: "partner_id", control });
  const { errors } = form.formState;
  return (
    <FormSection title="Cliente y sitio" description="Para quién y en qué campamento.">
      <PartnerField
        {...partner}
        error={errors.partner_id?.message}
        create={createPartner}
        selectedName={partnerName}
      />
      <Field
        label={projectFields.location.label}
        required
        error={errors.location?.message}
        hint={isKnown ? "Los equipos en sitio cambian de ubicación con él." : undefined}
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
      <BlockField form={form} blocks={blocks} known={block} />
      <Field
        label={projectFields.coordinates.label}
        error={errors.coordinates?.message}
        hint="Latitud y longitud, como las copia un mapa. Con ellas se ordenan las rutas del día."
      >
        <Input autoComplete="off" placeholder="-0.4629, -76.9936" {...register("coordinates")} />
      </Field>
    </FormSection>
  );
}
