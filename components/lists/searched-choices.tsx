"use client";

import { useState } from "react";
import { RadioGroup } from "../ui/radio-group";
import type { Option } from "../ui/select";
import { useChoices } from "../ui/use-choices";
import { useOptions } from "../ui/use-combobox";
import type { SearchedFilter } from "./filters";
import { SearchedFrame } from "./searched-frame";
import type { ListAddress } from "./use-list-address";

interface SearchedChoicesProps {
  filter: SearchedFilter;
  address: ListAddress;
}

/** As somebody types, the server is asked for a page of matches. */
export function SearchedChoices({ filter, address }: SearchedChoicesProps) {
  const [search, setSearch] = useState("");
  const { options, loading, failed } = useOptions(useChoices(filter.source), search, true);
  const chosen = address.params.get(filter.key) ?? "";
  const found = options
    .filter(({ value }) => value !== chosen)
    .map((option) => named(filter, option));
  return (
    <SearchedFrame
      label={filter.label}
      search={search}
      onSearch={setSearch}
      status={saying({ failed, loading, found: found.length })}
    >
      <RadioGroup
        aria-label={filter.label}
        value={chosen}
        onValueChange={(value) => address.go({ [filter.key]: value })}
        options={[{ value: "", label: "Todos" }, ...filter.options, ...found]}
      />
    </SearchedFrame>
  );
}

const named = ({ source }: SearchedFilter, { value, label }: Option): Option => ({
  value,
  label: source === "projects" ? `${value} · ${label}` : label,
});

function saying({ failed, loading, found }: { failed: boolean; loading: boolean; found: number }) {
  if (failed) return "No se pudo buscar. Revise su conexión.";
  if (loading) return "Buscando…";
  return found === 0 ? "Nada coincide." : null;
}
