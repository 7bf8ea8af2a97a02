"use client";

import { Tags } from "lucide-react";
import { useMemo } from "react";
import type { ListColumn } from "@/components/lists/columns";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { TwoLines } from "@/components/ui/two-lines";
import { typeLabels } from "@/lib/equipment/labels";
import { anyService, anyType } from "@/lib/prices/labels";
import { priceList } from "@/lib/prices/list";
import type { PriceRow } from "@/lib/prices/list-price-rows";
import { priceSubjects } from "@/lib/prices/price-on";
import type { Day } from "@/lib/values/dates";
import { type PriceActs, PriceMenu } from "./price-menu";
import type { PricedService } from "./price-values";

interface PricesTableProps extends ShownList<PriceRow> {
  services: readonly PricedService[];
  today: Day;
  /** Null without permission. */
  acts: PriceActs | null;
}

function Subject({ kind, type, serviceCode, serviceName }: PriceRow) {
  const subject = priceSubjects[kind];
  const named = type ? typeLabels[type] : anyType;
  if (!subject.service) return subject.type ? named : "—";
  return (
    <TwoLines
      first={serviceCode ? `${serviceCode}, ${serviceName}` : anyService}
      second={`Atiende: ${named.toLowerCase()}`}
    />
  );
}

const cells: CellsOf<typeof priceList> = {
  type: { cell: (row) => <Subject {...row} /> },
};

const menu = (acts: PriceActs, services: readonly PricedService[], today: Day) =>
  ({
    id: "acts",
    header: "Acciones",
    isInteractive: true,
    align: "end",
    className: "print:hidden",
    cell: (row) => <PriceMenu {...{ row, acts, services, today }} />,
  }) satisfies ListColumn<PriceRow>;

export function PricesTable({ services, today, acts, ...shown }: PricesTableProps) {
  const column = useMemo(() => acts && menu(acts, services, today), [acts, services, today]);
  return (
    <DeclaredTable
      {...shown}
      list={priceList}
      cells={cells}
      acts={column}
      icon={Tags}
      rowMuted={({ replacedOn }) => replacedOn !== null && replacedOn <= today}
    />
  );
}
