"use client";

import { useContext } from "react";
import { useWatch } from "react-hook-form";
import { FrequencyEditor } from "@/components/assignments/frequency-editor";
import type { FrequencyValues } from "@/components/assignments/frequency-values";
import { everySevenDays } from "@/components/assignments/frequency-values";
import { maintenancePrices } from "@/components/assignments/maintenance-prices";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { MoneyField } from "@/components/ui/number-input";
import { showListPrice } from "@/lib/prices/labels";
import { showMoney } from "@/lib/values/decimal";
import { LinePricesContext } from "./line-prices";
import type { LineValues, ReservationFormState } from "./reservation-values";

interface LineMaintenanceProps {
  form: ReservationFormState;
  at: number;
}

const frequencyOf = (line: LineValues): FrequencyValues => ({
  frequency_type: line.frequency_type ?? everySevenDays.frequency_type,
  interval_days: line.interval_days ?? null,
  weekdays: line.weekdays ?? [],
  monthdays: line.monthdays ?? [],
});

export function LineMaintenance({ form, at }: LineMaintenanceProps) {
  const { control, setValue, register, formState } = form;
  const line = useWatch({ control, name: `lines.${at}` });
  const errors = formState.errors.lines?.[at];
  const setFrequency = (frequency: FrequencyValues) => {
    setValue(`lines.${at}.frequency_type`, frequency.frequency_type, { shouldDirty: true });
    setValue(`lines.${at}.interval_days`, frequency.interval_days);
    setValue(`lines.${at}.weekdays`, frequency.weekdays);
    setValue(`lines.${at}.monthdays`, frequency.monthdays);
  };
  const take = (amount: string) =>
    setValue(`lines.${at}.maintenance_cost`, amount, { shouldDirty: true });
  return (
    <div className="grid gap-3">
      <Field
        label="Costo de cada mantenimiento"
        error={errors?.maintenance_cost?.message}
        hint="Con un costo, cada equipo recibe su servicio de mantenimiento; vacío, ninguno."
        className="sm:max-w-xs"
      >
        <MoneyField {...register(`lines.${at}.maintenance_cost`)} />
      </Field>
      {line && !line.maintenance_cost ? <MaintenanceOffer line={line} onTake={take} /> : null}
      {line?.maintenance_cost ? (
        <FrequencyEditor
          value={frequencyOf(line)}
          onChange={setFrequency}
          errors={{
            interval_days: errors?.interval_days?.message,
            weekdays: errors?.weekdays?.message,
            monthdays: errors?.monthdays?.message,
          }}
          startDate={line.from_date}
          endDate={line.to_date || null}
        />
      ) : null}
    </div>
  );
}

interface MaintenanceOfferProps {
  line: LineValues;
  onTake: (amount: string) => void;
}

function MaintenanceOffer({ line, onTake }: MaintenanceOfferProps) {
  const prices = useContext(LinePricesContext);
  const types = line.type_equipment ? [line.type_equipment] : [];
  return maintenancePrices(prices, types, line.from_date).map(({ price }) => (
    <p
      key={price.amount}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs"
    >
      <Button size="sm" onClick={() => onTake(price.amount)}>
        Usar {showMoney(price.amount)}
      </Button>
      <span>{showListPrice(price)}</span>
    </p>
  ));
}
