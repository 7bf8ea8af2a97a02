"use client";

import { Droplets } from "lucide-react";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { FirstAct } from "@/components/ui/empty-state";
import type { Option } from "@/components/ui/select";
import { chainStatuses, wasteTypes } from "@/db/values";
import { chainStatusLabels, wasteLabels } from "@/lib/custody/labels";
import type { ListedChains } from "@/lib/custody/list-chains";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { isCounted } from "@/lib/states/chain";
import { chainColumns } from "./chain-columns";
import { ChainTotals } from "./chain-totals";

interface Choices {
  projects: readonly Option[];
  partners: readonly Option[];
}

const filtersOver = ({ projects, partners }: Choices): Filter[] => [
  {
    kind: "select",
    key: "status",
    label: "Estado",
    options: chainStatuses.map((value) => ({ value, label: chainStatusLabels[value] })),
  },
  {
    kind: "select",
    key: "waste",
    label: "Residuo",
    options: wasteTypes.map((value) => ({ value, label: wasteLabels[value] })),
  },
  { kind: "dates", key: "date", label: "Fecha" },
  { kind: "select", key: "projectId", label: "Proyecto", options: projects },
  { kind: "select", key: "partnerId", label: "Cliente", options: partners },
];

interface ChainsTableProps extends Pick<ListedChains, "rows" | "total" | "totals"> {
  query: ListQuery<string, object>;
  choices: Choices;
  /** What makes the first one. */
  create: FirstAct;
}

/** The custody chains of all projects, with the volumes they carried. */
export const ChainsTable = ({ choices, totals, create, ...list }: ChainsTableProps) => (
  <div className="grid gap-3">
    <DataTable
      {...list}
      id="custody"
      label="Cadenas de custodia"
      searchLabel="Buscar por número, planilla o proyecto"
      columns={chainColumns}
      filters={filtersOver(choices)}
      rowId={({ chain }) => String(chain.id)}
      rowHref={({ chain }) => links.custodyChain(chain.id)}
      rowMuted={({ chain }) => !isCounted(chain)}
      exportHref="/custody/export"
      empty={{
        icon: Droplets,
        title: "Aún no hay cadenas de custodia",
        description: "Cada cadena prueba qué se llevó, cuánto, de dónde y quién lo transportó.",
        act: create,
      }}
    />
    {list.total > 0 ? <ChainTotals totals={totals} count={list.total} /> : null}
  </div>
);
