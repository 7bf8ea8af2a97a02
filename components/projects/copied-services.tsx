import { type UseFormReturn, useController } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { Checkbox } from "@/components/ui/checkbox";
import { frequencyInWords } from "@/lib/assignments/labels";
import type { NamedAssignment } from "@/lib/assignments/queries";
import { counted } from "@/lib/values/count-text";
import { showMoney } from "@/lib/values/decimal";
import type { ProjectModel, ProjectValues } from "./project-values";

interface CopiedServicesProps {
  form: UseFormReturn<ProjectValues, unknown, ProjectValues>;
  model: ProjectModel;
}

const termsOf = (service: NamedAssignment) =>
  [
    showMoney(service.cost),
    frequencyInWords(service),
    service.servedCode && `allá atiende ${service.servedCode}; aquí, sin equipo atendido`,
  ]
    .filter(Boolean)
    .join(" · ");

export function CopiedServices({ form, model: { services, unitCount } }: CopiedServicesProps) {
  const { field } = useController({ name: "assignment_ids", control: form.control });
  const chosen = new Set(field.value);
  const toggle = (id: number) => {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    field.onChange([...after]);
  };
  return (
    <FormSection
      title="Servicios"
      description="Los elegidos se asignan desde el inicio del proyecto, con la misma tarifa y frecuencia."
      columns={1}
    >
      {services.map((service) => (
        <Checkbox
          key={service.id}
          label={service.name}
          hint={termsOf(service)}
          checked={chosen.has(service.id)}
          onCheckedChange={() => toggle(service.id)}
        />
      ))}
      {services.length === 0 ? <p className="text-muted">No tiene servicios activos.</p> : null}
      {unitCount > 0 ? (
        <p className="text-muted text-xs">
          {counted(unitCount, "equipo rentado no se copia", "equipos rentados no se copian")}: al
          crear el proyecto se muestra cuántos asignar de cada tipo.
        </p>
      ) : null}
    </FormSection>
  );
}
