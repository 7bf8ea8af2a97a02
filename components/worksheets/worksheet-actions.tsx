"use client";

import {
  Ban,
  ChevronDown,
  FileCheck2,
  Lock,
  LockOpen,
  type LucideIcon,
  Pencil,
  ReceiptText,
  RotateCcw,
  Trash2,
} from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DropdownMenu, MenuItem, MenuSeparator } from "@/components/ui/dropdown-menu";
import { lateWindow } from "@/components/ui/late-window";
import { isCancelled, type WorksheetStatus, worksheetStatusRules } from "@/lib/states/worksheet";
import { AskWorksheet } from "./ask-worksheet";
import type { InvoiceSlot } from "./invoice-worksheet";
import type { SheetStanding, Wish, WorksheetActs } from "./worksheet-acts";

const InvoiceWorksheet = lateWindow(() =>
  import("./invoice-worksheet").then(({ InvoiceWorksheet }) => InvoiceWorksheet),
);
const EditWorksheet = lateWindow(() =>
  import("./edit-worksheet").then(({ EditWorksheet }) => EditWorksheet),
);

interface WorksheetActionsProps extends SheetStanding {
  acts: WorksheetActs;
  invoiceInto: InvoiceSlot | null;
}

type Offer = { wish: Wish; label: string; icon: LucideIcon; tone?: "danger" };

const stepsTo: Partial<Record<WorksheetStatus, Offer>> = {
  LIQUIDATED: { wish: "liquidate", label: "Liquidar", icon: FileCheck2 },
  INVOICED: { wish: "invoice", label: "Facturar", icon: ReceiptText },
};

const endsTo: Partial<Record<WorksheetStatus, Offer>> = {
  CANCELLED: { wish: "cancel", label: "Cancelar planilla", icon: Ban, tone: "danger" },
};

/** What the state of the sheet allows, the next step first. */
function offersOf({ status, isClosed }: SheetStanding["sheet"]): {
  next: Offer | null;
  others: Offer[];
} {
  if (isClosed)
    return { next: null, others: [{ wish: "unlock", label: "Desbloquear", icon: LockOpen }] };
  const { next, canReopen } = worksheetStatusRules[status];
  const others: (Offer | false)[] = [
    { wish: "edit", label: "Editar datos", icon: Pencil },
    canReopen && { wish: "reopen", label: "Reabrir", icon: RotateCcw },
    isCancelled({ status }) && {
      wish: "restore",
      label: "Volver a EN EJECUCIÓN",
      icon: RotateCcw,
    },
    { wish: "lock", label: "Bloquear", icon: Lock },
    ...next.flatMap((status) => endsTo[status] ?? []),
    { wish: "delete", label: "Eliminar", icon: Trash2, tone: "danger" },
  ];
  return {
    next: next.flatMap((status) => stepsTo[status] ?? [])[0] ?? null,
    others: others.filter((offer) => offer !== false),
  };
}

export function WorksheetActions({ acts, invoiceInto, ...standing }: WorksheetActionsProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const { next, others } = offersOf(standing.sheet);
  const close = () => {
    setWish(null);
    if (wish !== next?.wish) setTimeout(() => menu.current?.focus());
  };
  const shared = { acts, standing, onClose: close };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button ref={menu}>
            Acciones
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {others.map(({ wish, label, icon, tone }, at) => (
          <span key={wish} role="presentation">
            {tone === "danger" && others[at - 1]?.tone !== "danger" ? <MenuSeparator /> : null}
            <MenuItem icon={icon} tone={tone ?? "default"} onSelect={() => setWish(wish)}>
              {label}
            </MenuItem>
          </span>
        ))}
      </DropdownMenu>
      {next ? (
        <Button variant="primary" onClick={() => setWish(next.wish)}>
          <next.icon aria-hidden="true" />
          {next.label}
        </Button>
      ) : null}
      {wish === "edit" ? <EditWorksheet {...shared} /> : null}
      {wish === "invoice" ? <InvoiceWorksheet {...shared} into={invoiceInto} /> : null}
      {wish && wish !== "edit" && wish !== "invoice" ? (
        <AskWorksheet {...shared} wish={wish} />
      ) : null}
    </>
  );
}
