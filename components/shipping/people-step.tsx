import { FormStep } from "@/components/forms/form-step";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { GuideFormState } from "./guide-values";
import { SuggestedField } from "./suggested-field";

/** Who carries it and in what, who hands it over and who receives it. */
export function PeopleStep({ form }: { form: GuideFormState }) {
  const text = (name: TextName, label: string) => (
    <Field label={label} error={form.formState.errors[name]?.message}>
      <Input autoComplete="off" {...form.register(name)} />
    </Field>
  );
  return (
    <FormStep step={3} title="Transporte y firmas" className="lg:grid-cols-4">
      <SuggestedField
        form={form}
        name="carrier_name"
        label="Transportista"
        className="sm:col-span-2"
      />
      {text("carrier_ci", "Cédula del transportista")}
      <SuggestedField form={form} name="vehicle_plate" label="Placa" />
      {text("dispatcher_name", "Despachado por")}
      {text("dispatcher_ci", "Cédula de quien despacha")}
      {text("recibed_by", "Recibido por")}
      {text("recibed_ci", "Cédula de quien recibe")}
      <SuggestedField
        form={form}
        name="contact_name"
        label="Contacto en sitio"
        className="lg:col-span-2"
      />
      <SuggestedField
        form={form}
        name="contact_phone"
        label="Teléfono del contacto"
        className="lg:col-span-2"
      />
    </FormStep>
  );
}

type TextName = "carrier_ci" | "dispatcher_name" | "dispatcher_ci" | "recibed_by" | "recibed_ci";
