"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { MoneyField } from "@/components/ui/number-input";
import { showListPrice } from "@/lib/prices/labels";
import type { PricedType } from "@/lib/prices/price-on";
import type { AssignValues, Offered } from "./assign-values";
import type { ChosenLine } from "./chosen-line";
import { useOfferedPrice } from "./offered-prices";

interface ChosenRateProps {
  line: ChosenLine;
  label: string;
  unit: string;
  /** The type of the unit that a service attends. */
  servedType?: PricedType | null;
  /** Below, as wide as the row. */
  notes?: ReactNode;
  onRemove: (offer: Offered) => void;
}

export function ChosenRate({ line, servedType = null, ...props }: ChosenRateProps) {
  const { offer, index } = line;
  const { label, unit, notes, onRemove } = props;
  const { register, formState } = useFormContext<AssignValues>();
  const errors = formState.errors.items?.[index];
  const price = useOfferedPrice(line, servedType);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-2.5">
      <span className="min-w-32 flex-1 py-1">
        <span className="block font-medium text-ink">{offer.code}</span>
        <span className="block text-muted text-xs">{offer.name}</span>
        {errors?.resource_id ? (
          <span role="alert" className="block text-danger text-xs">
            {errors.resource_id.message}
          </span>
        ) : null}
      </span>
      <span className="flex items-start gap-2">
        <Field
          label={label}
          hideLabel
          required
          error={errors?.cost?.message}
          hint={price ? showListPrice(price) : undefined}
          className="w-36"
        >
          <MoneyField {...register(`items.${index}.cost`)} />
        </Field>
        <span className="flex min-h-control items-center text-muted text-xs">{unit}</span>
        <IconButton icon={X} label={`Quitar ${offer.code}`} onClick={() => onRemove(offer)} />
      </span>
      {notes}
    </li>
  );
}
