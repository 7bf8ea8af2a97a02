"use client";

import { useState } from "react";
import { namedSpans } from "@/db/values";
import { isDay } from "@/lib/values/dates";
import { namedSpan } from "@/lib/values/day-spans";
import { namedSpanLabels } from "@/lib/values/named-span-labels";
import { Button } from "../ui/button";
import { DateInput } from "../ui/date-input";
import { Field } from "../ui/field";
import { FilterChoices } from "./filter-choices";
import { type Filter, keysOf } from "./filters";
import { useOffice } from "./office-context";
import { SearchedChoices } from "./searched-choices";
import type { ListAddress } from "./use-list-address";

export interface FilterProps {
  filter: Filter;
  address: ListAddress;
}

/** What a filter offers. */
export function OfferedChoices({ filter, address }: FilterProps) {
  if (filter.kind === "dates") return <DateChoices filter={filter} address={address} />;
  if (filter.kind === "searched") return <SearchedChoices filter={filter} address={address} />;
  return <FilterChoices filter={filter} address={address} />;
}

function DateChoices({ filter, address }: FilterProps) {
  const [from = "", to = ""] = keysOf(filter);
  const [chosen, setChosen] = useState(0);
  const choose = (span: { from: string; to: string }) => {
    setChosen(chosen + 1);
    address.go({ [from]: span.from, [to]: span.to });
  };
  return (
    <div className="grid gap-3">
      <NamedSpans onChoose={choose} />
      {[from, to].map((key) => (
        <Field key={`${key} ${chosen}`} label={key === from ? "Desde" : "Hasta"}>
          <DateInput
            defaultValue={address.params.get(key) ?? ""}
            onValueChange={(day) => (day === "" || isDay(day)) && address.go({ [key]: day })}
          />
        </Field>
      ))}
    </div>
  );
}

function NamedSpans({ onChoose }: { onChoose: (span: { from: string; to: string }) => void }) {
  const today = useOffice()?.today;
  if (!today) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {namedSpans.map((name) => (
        <Button
          key={name}
          size="sm"
          className="rounded-full font-normal"
          onClick={() => onChoose(namedSpan(name, today))}
        >
          {namedSpanLabels[name]}
        </Button>
      ))}
    </div>
  );
}
