"use client";

import { History, Pencil, Trash2 } from "lucide-react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { RecordMenu } from "@/components/forms/record-menu";
import { useAsked } from "@/components/forms/use-asked";
import { lateWindow } from "@/components/ui/late-window";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import { priceKindLabels } from "@/lib/prices/labels";
import type { PriceRow } from "@/lib/prices/list-price-rows";
import { type Day, showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import type { PricedService } from "./price-values";
import { pricedThing } from "./priced-thing";

const HistoryWindow = lateWindow(() =>
  import("@/components/history/history-window").then(({ HistoryWindow }) => HistoryWindow),
);
const PriceForm = lateWindow(() => import("./price-form").then(({ PriceForm }) => PriceForm));

export interface PriceActs {
  update: ChangeAct;
  remove: ChangeAct;
}

interface PriceMenuProps {
  row: PriceRow;
  acts: PriceActs;
  services: readonly PricedService[];
  today: Day;
}

const nameOf = (row: PriceRow): string =>
  `${priceKindLabels[row.kind]}, ${pricedThing(row)}, desde ${showDay(row.fromDate)}`;

export function PriceMenu({ row, acts, ...shared }: PriceMenuProps) {
  const deleting = (
    <ConfirmAct
      title="¿Eliminar este precio?"
      description={`${nameOf(row)}: ${showMoney(row.amount)}. Lo que ya se acordó no cambia.`}
      confirmLabel="Eliminar"
      act={asSeen(acts.remove, row.version)}
      input={{ price_id: row.id }}
      done="Precio eliminado."
    />
  );
  return (
    <RecordMenu
      label={`Acciones de ${nameOf(row)}`}
      acts={[
        { label: "Editar", icon: Pencil, ask: <Editing {...{ row, acts, ...shared }} /> },
        { label: "Historial", icon: History, ask: <Past row={row} /> },
        { label: "Eliminar", icon: Trash2, tone: "danger", ask: deleting },
      ]}
    />
  );
}

function Editing({ row, acts, ...shared }: PriceMenuProps) {
  const { setOpen } = useAsked();
  return <PriceForm {...shared} price={row} save={acts.update} onClose={() => setOpen(false)} />;
}

function Past({ row }: { row: PriceRow }) {
  const { setOpen } = useAsked();
  return (
    <HistoryWindow
      title={nameOf(row)}
      recordType="price_list_entry"
      {...{ id: row.id, onClose: () => setOpen(false) }}
    />
  );
}
