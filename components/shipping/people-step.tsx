import { FormStep } from "@/components/forms/form-step";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { guideFields } from "@/lib/shipping/fields";
import type { GuideFormState } from "./guide-values";
import { SuggestedField } from "./suggested-field";

export function PeopleStep({ form }: { form: GuideFormState }) {
  const text = ({ name, label }: { name: TextName; label: string }) => (
    <Field label={label} error={form.formState.errors[name]?.message}>
      <Input autoComplete="off" {...form.register(name)} />
    </Field>
  );
  return (
    <FormStep step={3} title="Transporte y firmas" className="lg:grid-cols-4">
      <SuggestedField
        form={form}
        name="carrier_name"
        label={guideFields.carrierName.label}
        className="sm:col-span-2"
      />
      {text(guideFields.carrierCi)}
      <SuggestedField form={form} name="vehicle_plate" label={guideFields.vehiclePlate.label} />
      {text(guideFields.dispatcherName)}
      {text(guideFields.dispatcherCi)}
      {text(guideFields.receivedBy)}
      {text(guideFields.receivedCi)}
      <SuggestedField
        form={form}
        name="contact_name"
        label={guideFields.contactName.label}
        className="lg:col-span-2"
      />
      <SuggestedField
        form={form}
        name="contact_phone"
        label={guideFields.contactPhone.label}
        className="lg:col-span-2"
      />
    </FormStep>
  );
}

type TextName = "carrier_ci" | "dispatcher_name" | "dispatcher_ci" | "recibed_by" | "recibed_ci";
