import { useWatch } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { OfferedCharges } from "@/components/prices/offered-charges";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/number-input";
import { logisticsPrice, type Price, type PriceKind, transportPrice } from "@/lib/prices/price-on";
import { guideFields } from "@/lib/shipping/fields";
import type { GuideFormState } from "./guide-values";

interface GuideCostsProps {
  form: GuideFormState;
  /** Whether who writes it may see the price lists. */
  seesPrices: boolean;
}

const costOf: Partial<Record<PriceKind, "cost_transport" | "cost_stowage">> = {
  [transportPrice]: "cost_transport",
  [logisticsPrice]: "cost_stowage",
};

export function GuideCostsStep({ form, seesPrices }: GuideCostsProps) {
  const { register, formState, control, setValue } = form;
  const { errors } = formState;
  const [projectId, day] = useWatch({ control, name: ["project_id", "issue_date"] });
  const take = ({ kind, amount }: Price) => {
    const field = costOf[kind];
    if (field) setValue(field, amount, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormStep
      step={4}
      title="Costos"
      description="Pasan a la planilla EN EJECUCIÓN del período en que se emite la guía."
    >
      {seesPrices && projectId ? (
        <OfferedCharges projectId={projectId} day={day ?? ""} onTake={take} />
      ) : null}
      <Field label={guideFields.transportCost.label} error={errors.cost_transport?.message}>
        <MoneyField {...register("cost_transport")} />
      </Field>
      <Field
        label={guideFields.logisticsConcept.label}
        hint="Así se llama su línea en la planilla."
        error={errors.sheet_project_logistics_concept?.message}
      >
        <Input autoComplete="off" {...register("sheet_project_logistics_concept")} />
      </Field>
      <Field label={guideFields.stowageCost.label} error={errors.cost_stowage?.message}>
        <MoneyField {...register("cost_stowage")} />
      </Field>
      <Field
        label={guideFields.stowageConcept.label}
        hint="Así se llama su línea en la planilla."
        error={errors.sheet_project_stowage_concept?.message}
      >
        <Input autoComplete="off" {...register("sheet_project_stowage_concept")} />
      </Field>
    </FormStep>
  );
}
