import { FormSection } from "@/components/forms/form-section";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { checklistOf, type EquipmentType } from "@/lib/equipment/checklist";
import { checklistLabels } from "@/lib/equipment/labels";
import type { EquipmentFormState } from "./equipment-values";

export const ComponentsSection = ({
  form,
  type,
}: {
  form: EquipmentFormState;
  type: EquipmentType;
}) => (
  <FormSection
    title="Componentes"
    description="Desmarque lo que falta: el equipo queda incompleto."
  >
    {checklistOf[type].map((item) => (
      <CheckboxField key={item} name={item} control={form.control} label={checklistLabels[item]} />
    ))}
  </FormSection>
);
