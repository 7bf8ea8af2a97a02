"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { assignmentFields } from "@/lib/assignments/fields";
import { costLabels } from "@/lib/assignments/labels";
import type { PricedType } from "@/lib/prices/price-on";
import { type AssignValues, type CommonDates, itemFrequency } from "./assign-values";
import type { ChosenLine } from "./chosen-line";
import { ChosenRate } from "./chosen-rate";
import { FrequencyEditor } from "./frequency-editor";
import type { FrequencyValues } from "./frequency-values";

export interface Served {
  id: number;
  code: string;
  name: string;
  type: PricedType;
}

interface ServiceTermsProps {
  line: ChosenLine;
  common: CommonDates;
  served: Served[];
  onRemove: (offer: ChosenLine["offer"]) => void;
}

export function ServiceTerms({ line, common, served, onRemove }: ServiceTermsProps) {
  const { index, offer } = line;
  const { control, setValue, clearErrors, formState } = useFormContext<AssignValues>();
  const item = useWatch({ control, name: `items.${index}` });
  const errors = formState.errors.items?.[index];
  const change = (changed: FrequencyValues) => {
    setValue(`items.${index}.frequency_type`, changed.frequency_type);
    setValue(`items.${index}.interval_days`, changed.interval_days);
    setValue(`items.${index}.weekdays`, changed.weekdays);
    setValue(`items.${index}.monthdays`, changed.monthdays);
    clearErrors(`items.${index}`);
  };
  return (
    <section aria-label={`Servicio ${offer.code}`} className="grid gap-3">
      <h3 className="font-semibold text-ink text-sm">Servicio {offer.code}</h3>
      <ul className="rounded-control border border-line">
        <ChosenRate
          line={line}
          label={`${costLabels.SERVICIO} de ${offer.code}`}
          unit="/ visita"
          servedType={served.find(({ id }) => id === item?.physical_equipment_code)?.type ?? null}
          onRemove={onRemove}
        />
      </ul>
      <Field
        label={assignmentFields.servedEquipmentId.formLabel}
        hint="Vacío: el servicio no depende de ningún equipo."
        error={errors?.physical_equipment_code?.message}
      >
        <Combobox
          label={assignmentFields.servedEquipmentId.formLabel}
          clearable
          placeholder="Ninguno en particular"
          value={item?.physical_equipment_code ? String(item.physical_equipment_code) : ""}
          source={served.map(({ id, code, name }) => ({
            value: String(id),
            label: code,
            detail: name,
          }))}
          onValueChange={(chosen) =>
            setValue(`items.${index}.physical_equipment_code`, chosen ? Number(chosen) : null)
          }
        />
      </Field>
      {item ? (
        <FrequencyEditor
          value={itemFrequency(item)}
          onChange={change}
          errors={{
            interval_days: errors?.interval_days?.message,
            weekdays: errors?.weekdays?.message,
            monthdays: errors?.monthdays?.message,
          }}
          startDate={common.operation_start_date}
          endDate={common.operation_end_date || null}
        />
      ) : null}
    </section>
  );
}
