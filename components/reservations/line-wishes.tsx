"use client";

import { X } from "lucide-react";
import { useCallback } from "react";
import { useWatch } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { readFrom } from "@/components/ui/read-from";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import type { UnitsOnOffer } from "@/lib/availability/units-on-offer";
import { reads } from "@/lib/links/reads";
import type { ReservationFormState } from "./reservation-values";
import { askedOf } from "./use-free-units";

interface LineWishesProps {
  form: ReservationFormState;
  at: number;
  today: string;
}

const most = 20;

const optionOf = ({ id, code, reasons }: UnitsOnOffer["units"][number]): ComboboxOption => ({
  value: String(id),
  label: code,
  detail: reasons.join(" · "),
});

/** Those that are free on the days of the line, best first. */
function useFreeChoices(address: string | null) {
  return useCallback(
    async (search: string, signal: AbortSignal) => {
      if (!address) return [];
      const asked = `${address}&${new URLSearchParams({ search })}`;
      const answer = await readFrom<UnitsOnOffer>(asked, signal);
      if (!answer.ok) throw new Error(answer.error);
      return answer.data.units.slice(0, most).map(optionOf);
    },
    [address],
  );
}

export function LineWishes({ form, at, today }: LineWishesProps) {
  const { control, setValue, formState } = form;
  const line = useWatch({ control, name: `lines.${at}` });
  const asked = askedOf(line, today);
  const source = useFreeChoices(asked && reads.freeUnits(asked));
  const wished = line?.wished ?? [];
  const put = (next: typeof wished) => setValue(`lines.${at}.wished`, next, { shouldDirty: true });
  const add = (value: string, option: ComboboxOption | null) => {
    if (!option || wished.some(({ id }) => String(id) === value)) return;
    put([...wished, { id: Number(value), code: option.label }]);
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Equipos preferidos"
        hint="Opcional: si están libres, van estos; si no, otros del mismo tipo."
        error={formState.errors.lines?.[at]?.resource_item_ids?.message}
      >
        <Combobox
          key={wished.length}
          label="Equipos preferidos"
          source={source}
          disabled={!asked}
          value=""
          placeholder={asked ? "Buscar por código o nombre" : "Primero el tipo y los días"}
          onValueChange={add}
        />
      </Field>
      {wished.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {wished.map(({ id, code }) => (
            <li
              key={id}
              className="flex items-center gap-1 rounded-control border border-line pl-3 text-ink text-sm"
            >
              {code}
              <IconButton
                icon={X}
                label={`Quitar ${code}`}
                onClick={() => put(wished.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
