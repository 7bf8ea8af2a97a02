import type { ChangeAct } from "@/components/ui/use-act";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import { isZero } from "@/lib/values/decimal";

export type WorksheetActs = {
  update: ChangeAct;
  reopen: ChangeAct;
  remove: ChangeAct;
  refresh: ChangeAct;
  addLine: ChangeAct;
  updateLine: ChangeAct;
  removeLine: ChangeAct;
  setDays: ChangeAct;
};

export interface SheetStanding {
  sheet: Worksheet;
  today: string;
  lineCount: number;
  chainCount: number;
  draftChains: number;
  unfinishedMaintenance: number;
}

export function warningsOf({ sheet, today, ...standing }: SheetStanding): string[] {
  const { draftChains, unfinishedMaintenance, lineCount } = standing;
  return [
    lineCount === 0 || isZero(sheet.subtotal) ? "La planilla no cobra nada todavía." : null,
    sheet.periodEnd > today
      ? `El período termina el ${showDay(sheet.periodEnd)}: cobra días que aún no llegan.`
      : null,
    draftChains > 0
      ? `${counted(draftChains, "cadena en BORRADOR pasará", "cadenas en BORRADOR pasarán")} a COMPLETADA.`
      : null,
    unfinishedMaintenance > 0
      ? `${counted(unfinishedMaintenance, "hoja de mantenimiento EN PROGRESO no se cobra", "hojas de mantenimiento EN PROGRESO no se cobran")}.`
      : null,
  ].filter((warning) => warning !== null);
}

export type Wish =
  | "liquidate"
  | "invoice"
  | "reopen"
  | "cancel"
  | "restore"
  | "lock"
  | "unlock"
  | "delete"
  | "edit";
