import { type UseFormReturn, useController } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { Checkbox } from "@/components/ui/checkbox";
import { frequencyInWords } from "@/lib/assignments/labels";
import { countOfType } from "@/lib/equipment/labels";
import type { OfferedService } from "@/lib/project-templates/get-template";
import { showMoney } from "@/lib/values/decimal";
import type { ProjectValues, TemplateModel } from "./project-values";

interface TemplateServicesProps {
  form: UseFormReturn<ProjectValues, unknown, ProjectValues>;
  model: TemplateModel;
}

const termsOf = (service: OfferedService) =>
  service.isOffered
    ? `${showMoney(service.cost)} · ${frequencyInWords(service)}`
    : "Ya no se ofrece: está eliminado o fuera de servicio.";

export function TemplateServices({ form, model: { template, services } }: TemplateServicesProps) {
  const { field } = useController({ name: "service_ids", control: form.control });
  const chosen = new Set(field.value);
  const toggle = (id: number) => {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    field.onChange([...after]);
  };
  return (
    <FormSection
      title="De la plantilla"
      description="Los servicios elegidos se asignan desde el inicio del proyecto; los equipos se eligen después."
      columns={1}
    >
      {services.map((service) => (
        <Checkbox
          key={service.equipmentId}
          label={service.name}
          hint={termsOf(service)}
          disabled={!service.isOffered}
          checked={chosen.has(service.equipmentId)}
          onCheckedChange={() => toggle(service.equipmentId)}
        />
      ))}
      {template.units.length > 0 ? (
        <p className="text-muted text-xs">
          Por asignar al crear el proyecto: {template.units.map(countOfType).join(", ")}.
        </p>
      ) : null}
    </FormSection>
  );
}
