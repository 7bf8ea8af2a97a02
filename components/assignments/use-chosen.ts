"use client";

import { useState } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { type AssignValues, type CommonTerms, itemOf, type Offered } from "./assign-values";

export type AssignFormModel = UseFormReturn<AssignValues, unknown, AssignValues>;

export function useChosen(form: AssignFormModel, common: CommonTerms) {
  const [offers, setOffers] = useState<Offered[]>([]);
  const { append, remove } = useFieldArray({ control: form.control, name: "items" });
  const toggle = (one: Offered) => {
    const at = offers.findIndex(({ id }) => id === one.id);
    if (at < 0) {
      append(itemOf(one, common), { shouldFocus: false });
      setOffers([...offers, one]);
      return;
    }
    remove(at);
    setOffers(offers.toSpliced(at, 1));
  };
  return { offers, toggle };
}

export type ChosenOffers = ReturnType<typeof useChosen>;
