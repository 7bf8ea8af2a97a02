"use client";

import { SearchBox } from "@/components/lists/search-box";
import type { ListAddress } from "@/components/lists/use-list-address";
import { SegmentedControl } from "@/components/ui/segmented-control";

const kinds = [
  { value: "project", label: "Proyectos" },
  { value: "vehicle", label: "Vehículos" },
  { value: "technical", label: "Técnicos" },
  { value: "resource_item", label: "Equipos" },
] as const;

const states = [
  { value: "all", label: "Todos" },
  { value: "missing", label: "Sin archivo" },
  { value: "loaded", label: "Con archivo" },
] as const;

interface DocumentsToolbarProps {
  address: ListAddress;
  search: string;
  hasKinds: boolean;
}

export function DocumentsToolbar({ address, search, hasKinds }: DocumentsToolbarProps) {
  const { params, go } = address;
  const kind = kinds.find(({ value }) => value === params.get("kind")) ?? kinds[0];
  const state = states.find(({ value }) => value === params.get("state")) ?? states[0];
  return (
    <div className="grid gap-3 border-line border-b p-3 print:hidden">
      {hasKinds ? (
        <SegmentedControl
          label="Registros"
          options={kinds}
          value={kind.value}
          onValueChange={(value) => go({ kind: value === "project" ? null : value })}
          className="max-sm:w-full max-sm:text-xs [&>button]:max-sm:px-2"
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label="Buscar en los documentos"
          search={search}
          onSearch={(wanted) => go({ search: wanted }, "replace")}
          className="min-w-0 flex-1 basis-48"
        />
        <SegmentedControl
          label="Estado"
          options={states}
          value={state.value}
          onValueChange={(value) => go({ state: value === "all" ? null : value })}
        />
      </div>
    </div>
  );
}
