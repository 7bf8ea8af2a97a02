"use client";

import { useState } from "react";
import { Checkbox } from "../ui/checkbox";
import { Input } from "../ui/input";
import { RadioGroup } from "../ui/radio-group";
import type { Option } from "../ui/select";
import { type Filter, narrowedOptions, optionsOf } from "./filters";
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
    <div className="grid gap-2">
      <Input
        type="search"
        aria-label={`Buscar en ${filter.label}`}
        placeholder="Buscar…"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="max-h-72 overflow-y-auto">
        <Offered filter={filter} address={address} options={shown} chosen={chosen} />
      </div>
      <p role="status" className="text-muted text-xs">
        {hidden > 0 ? `Hay ${hidden} más: escriba para encontrarlas.` : null}
        {hasMatch ? null : "Nada coincide."}
      </p>
    </div>
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
