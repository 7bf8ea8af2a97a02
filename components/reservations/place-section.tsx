import { useController } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import type { CreatePartnerProps } from "@/components/partners/create-partner";
import { blockOptions } from "@/components/projects/block-field";
import { PartnerField } from "@/components/projects/partner-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { reservationFields as fields } from "@/lib/reservations/fields";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { ReservationProject } from "./reservation-project";
import type { ReservationFormState } from "./reservation-values";

export interface ReservationSectionProps {
  partnerName?: string;
  /** Of a known one whose client stays. */
  partnerId?: number;
  /** Client and lines can be written, too. */
  isRewritable: boolean;
  today: string;
  blocks: readonly OperatorBlock[];
  seesPrices: boolean;
  createPartner: CreatePartnerProps["create"] | null;
}

type SectionProps = ReservationSectionProps & { form: ReservationFormState };

export function PlaceSection({ form, isRewritable, blocks, ...props }: SectionProps) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const { field: partner } = useController({ name: "partner_id", control });
  const choosePartner = (chosen: number | undefined) => {
    partner.onChange(chosen);
    setValue("project_id", null, { shouldDirty: true });
    setValue("project_label", "");
  };
  return (
    <FormSection title="Cliente y sitio" description="Para quién y a dónde van los equipos.">
      {isRewritable ? (
        <PartnerField
          {...partner}
          onChange={choosePartner}
          error={errors.partner_id?.message}
          create={props.createPartner}
          selectedName={props.partnerName}
        />
      ) : null}
      <ReservationProject form={form} partnerId={partner.value ?? props.partnerId} />
      <Field
        label={fields.location.label}
        error={errors.location?.message}
        hint="Vacío: la del proyecto."
      >
        <Input autoComplete="off" {...register("location")} />
      </Field>
      <Field label={fields.block.label} error={errors.bloque?.message}>
        <Select
          placeholder="Sin bloque"
          options={blockOptions(blocks, formState.defaultValues?.bloque || null)}
          {...register("bloque")}
        />
      </Field>
    </FormSection>
  );
}
