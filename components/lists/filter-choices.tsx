"use client";

import { useState } from "react";
import { Checkbox } from "../ui/checkbox";
import { RadioGroup } from "../ui/radio-group";
import type { Option } from "../ui/select";
import { type Filter, narrowedOptions, optionsOf } from "./filters";
import { SearchedFrame } from "./searched-frame";
import type { ListAddress } from "./use-list-address";

interface ChoicesProps {
  filter: Filter;
  address: ListAddress;
}

/** More than these get a search box. */
const few = 12;

export function FilterChoices({ filter, address }: ChoicesProps) {
  const [search, setSearch] = useState("");
  const options = optionsOf(filter);
  const chosen = address.params.getAll(filter.key);
  if (options.length <= few)
    return <Offered filter={filter} address={address} options={options} chosen={chosen} />;

  const { shown, hidden, hasMatch } = narrowedOptions(options, chosen, search);
  return (
    <SearchedFrame
      label={filter.label}
      search={search}
      onSearch={setSearch}
      status={
        <>
          {hidden > 0 ? `Hay ${hidden} más: escriba para encontrarlas.` : null}
          {hasMatch ? null : "Nada coincide."}
        </>
      }
    >
      <Offered filter={filter} address={address} options={shown} chosen={chosen} />
    </SearchedFrame>
  );
}

interface OfferedProps extends ChoicesProps {
  options: readonly Option[];
  chosen: readonly string[];
}

function Offered({ filter, address, options, chosen }: OfferedProps) {
  const { key, label } = filter;
  if (filter.kind !== "multi")
    return (
      <RadioGroup
        aria-label={label}
        value={address.params.get(key) ?? ""}
        onValueChange={(value) => address.go({ [key]: value })}
        options={[{ value: "", label: "Todos" }, ...options]}
      />
    );
  const toggle = (value: string, on: boolean) =>
    address.go({ [key]: on ? [...chosen, value] : chosen.filter((other) => other !== value) });
  return options.map((option) => (
    <Checkbox
      key={option.value}
      label={option.label}
      checked={chosen.includes(option.value)}
      onCheckedChange={(on) => toggle(option.value, on === true)}
    />
  ));
}
