"use client";

import { useState } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { isService } from "@/lib/placement/availability";
import { type AssignValues, type CommonDates, itemOf, type Offered } from "./assign-values";

export type AssignFormControls = UseFormReturn<AssignValues, unknown, AssignValues>;

export function useChosen(
  form: AssignFormControls,
  common: CommonDates,
  begun: readonly Offered[],
) {
  const [offers, setOffers] = useState<Offered[]>([...begun]);
  const { append, remove } = useFieldArray({ control: form.control, name: "items" });
  const toggle = (offer: Offered) => {
    const index = offers.findIndex(({ id }) => id === offer.id);
    if (index < 0) {
      append(itemOf(offer, common), { shouldFocus: false });
      setOffers([...offers, offer]);
      return;
    }
    const left = offers.toSpliced(index, 1);
    remove(index);
    setOffers(left);
    if (left.every(isService)) form.setValue("maintenance", null);
  };
  return { offers, toggle };
}

export type ChosenOffers = ReturnType<typeof useChosen>;
