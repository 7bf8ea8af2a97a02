"use client";

import { Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { QuantityField } from "@/components/ui/number-input";
import { useChoices } from "@/components/ui/use-choices";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import { guideItemFields } from "@/lib/shipping/fields";
import { unlessTyped } from "./camp-place";
import type { GuideFormState } from "./guide-values";

interface ItemRowProps {
  form: GuideFormState;
  at: number;
  onRemove: () => void;
}

/** Choosing a unit describes it, unless a person wrote a description. */
export function ItemRow({ form, at, onRemove }: ItemRowProps) {
  const { register, control, setValue, getValues } = form;
  const errors = form.formState.errors.details?.[at];
  const [projectId, item] = useWatch({ control, name: ["project_id", `details.${at}`] });
  const units = useChoices("cargo", "project_id", projectId);
  const choose = (value: string, option: ComboboxOption | null) => {
    const [typed = "", filled = ""] = getValues([
      `details.${at}.description`,
      `details.${at}.filled`,
    ]);
    const text = option?.detail ?? "";
    const description = unlessTyped(typed, filled, text);
    setValue(`details.${at}.code`, option?.label ?? "");
    setValue(`details.${at}.id_resource_item`, value ? Number(value) : null, { shouldDirty: true });
    setValue(`details.${at}.description`, description, { shouldValidate: description !== "" });
    setValue(`details.${at}.filled`, text);
  };
  const place = at + 1;
  return (
    <li
      aria-label={`Ítem ${place}`}
      className="flex items-start gap-2 border-line border-b pb-3 last:border-0 last:pb-0"
    >
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 lg:grid-cols-[14rem_1fr_7rem_7rem]">
        <Field
          label={guideItemFields.equipmentId.label}
          error={errors?.id_resource_item?.message}
          className="max-lg:col-span-full"
        >
          <Combobox
            label={`Equipo del ítem ${place}`}
            source={units}
            clearable
            value={item?.id_resource_item ? String(item.id_resource_item) : ""}
            {...(item?.code ? { valueLabel: item.code } : {})}
            placeholder="Sin equipo"
            onValueChange={choose}
          />
        </Field>
        <Field
          label={guideItemFields.description.label}
          required
          error={errors?.description?.message}
          className="max-lg:col-span-full"
        >
          <Input autoComplete="off" {...register(`details.${at}.description`)} />
        </Field>
        <Field label={guideItemFields.quantity.label} required error={errors?.quantity?.message}>
          <QuantityField {...register(`details.${at}.quantity`)} />
        </Field>
        <Field label={guideItemFields.unit.label} error={errors?.unit?.message}>
          <Input autoComplete="off" {...register(`details.${at}.unit`)} />
        </Field>
      </div>
      <IconButton
        label={`Quitar el ítem ${place}`}
        icon={Trash2}
        className="mt-6.5"
        onClick={onRemove}
      />
    </li>
  );
}
