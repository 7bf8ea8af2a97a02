"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { changedValues } from "@/components/forms/changed-values";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { checklistOf, type EquipmentType } from "@/lib/equipment/checklist";
import { detailsOf, equipmentFields, isPhysical } from "@/lib/equipment/fields";
import type { Equipment } from "@/lib/equipment/get-equipment";
import { links } from "@/lib/links/pages";
import { ComponentsSection } from "./components-section";
import {
  type EquipmentFormState,
  equipmentValues,
  fittingValues,
  type Values,
} from "./equipment-values";
import { IdentitySection } from "./identity-section";
import { PhysicalSection } from "./physical-section";
import { PlantSection } from "./plant-section";

interface EquipmentFormProps {
  unit?: Equipment;
  save: Act<string> | ChangeAct<string>;
}

export function EquipmentForm({ unit, save }: EquipmentFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<Values, string | null>({
    schema: () =>
      import("@/lib/equipment/input").then((input) =>
        unit ? input.EquipmentChanges : input.EquipmentInput,
      ),
    values: equipmentValues(unit),
    act: (values, seen) => save(unit ? values : fittingValues(values), seen),
    record: unit && { version: unit.version, sent: changesOf },
    done: unit ? "Cambios guardados." : "Registro creado.",
    onDone: (href) => router.push(href ?? links.equipmentList),
  });
  const type = useWatch({ control: form.control, name: "type_equipment" });
  return (
    <RecordForm
      {...state}
      cancelHref={unit ? links.equipment(unit.id) : links.equipmentList}
      saveLabel={unit ? "Guardar cambios" : "Crear registro"}
    >
      <IdentitySection form={form} />
      {type ? <TypeSections form={form} type={type} isNew={!unit} /> : null}
      <FormSection title={equipmentFields.notes.label} columns={1}>
        <Field
          label={equipmentFields.notes.label}
          hideLabel
          error={form.formState.errors.notes?.message}
        >
          <Textarea {...form.register("notes")} />
        </Field>
      </FormSection>
    </RecordForm>
  );
}

const changesOf = (values: Values, first: Values) =>
  changedValues(fittingValues(first), fittingValues(values), { always: ["resource_id"] });

interface TypeSectionsProps {
  form: EquipmentFormState;
  type: EquipmentType;
  isNew: boolean;
}

/** A known unit's components are checked on its card. */
const TypeSections = ({ form, type, isNew }: TypeSectionsProps) => (
  <>
    {isPhysical(type) ? <PhysicalSection form={form} type={type} /> : null}
    {detailsOf(type).length > 0 ? <PlantSection form={form} type={type} /> : null}
    {isNew && checklistOf[type].length > 0 ? <ComponentsSection form={form} type={type} /> : null}
  </>
);
