"use client";

import { X } from "lucide-react";
import { useWatch } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { useChoices } from "@/components/ui/use-choices";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import type { EventFormState } from "./event-values";

export function UnitsField({ form }: { form: EventFormState }) {
  const { control, setValue } = form;
  const [projectId, known, labels = {}] = useWatch({
    control,
    name: ["project_id", "details", "unit_labels"],
  });
  const details = known ?? [];
  const source = useChoices("units", "project_id", projectId);
  const set = (items: typeof details) => setValue("details", items, { shouldDirty: true });
  const add = (value: string, option: ComboboxOption | null) => {
    const id = Number(value);
    if (!option || details.some(({ resource_item_id }) => resource_item_id === id)) return;
    setValue("unit_labels", { ...labels, [value]: option.label });
    set([...details, { resource_item_id: id }]);
  };
  return (
    <div className="grid content-start gap-2 sm:col-span-2">
      <Field
        label="Equipos"
        hint="Primero se ofrecen los del proyecto; escriba para buscar otros."
        error={form.formState.errors.details?.message}
      >
        <Combobox
          label="Equipos"
          source={source}
          value=""
          placeholder="Agregar por código o nombre"
          onValueChange={add}
        />
      </Field>
      {details.length > 0 ? (
        <ul aria-label="Equipos del evento" className="flex flex-wrap gap-2">
          {details.map(({ resource_item_id: id }) => (
            <li
              key={id}
              className="flex items-center gap-1 rounded-control bg-sunken pl-3 text-ink text-sm"
            >
              {labels[String(id)] ?? id}
              <IconButton
                size="sm"
                label={`Quitar ${labels[String(id)] ?? id}`}
                icon={X}
                onClick={() => set(details.filter((item) => item.resource_item_id !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
