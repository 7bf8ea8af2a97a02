import { isInProgress } from "@/lib/states/worksheet";
import { counted } from "@/lib/values/count-text";
import type { SheetStanding, Wish } from "./worksheet-acts";

export interface Question {
  title: string;
  description: string;
  affected: string[];
  confirmLabel: string;
  tone: "danger" | "primary";
  done: string;
}

type Asked = Exclude<Wish, "invoice" | "edit">;

export const questions: Record<Asked, (standing: SheetStanding) => Question> = {
  liquidate: ({ sheet }) => ({
    title: `¿Liquidar ${sheet.seriesCode}?`,
    description:
      "Sus líneas dejan de seguir los hechos y nadie puede cambiarlas. Se puede reabrir mientras no esté cerrada.",
    affected: [],
    confirmLabel: "Liquidar",
    tone: "primary",
    done: "Planilla liquidada.",
  }),
  reopen: ({ sheet }) => ({
    title: `¿Reabrir ${sheet.seriesCode}?`,
    description: "Vuelve a EN EJECUCIÓN.",
    affected: [
      "Sus líneas automáticas, que siguen otra vez los hechos y pueden cambiar el total.",
      "Sus cadenas de custodia, que se pueden editar de nuevo; las completadas siguen completadas.",
    ],
    confirmLabel: "Reabrir",
    tone: "primary",
    done: "Planilla reabierta.",
  }),
  cancel: ({ sheet }) => ({
    title: `¿Cancelar ${sheet.seriesCode}?`,
    description: "Queda como historia y ya no cobra nada.",
    affected: [
      "Los días, servicios, mantenimientos y guías que cobra: quedan sin facturar y otra planilla puede cobrarlos.",
    ],
    confirmLabel: "Cancelar planilla",
    tone: "danger",
    done: "Planilla cancelada.",
  }),
  restore: ({ sheet }) => ({
    title: `¿Volver a ejecutar ${sheet.seriesCode}?`,
    description: "Vuelve a EN EJECUCIÓN y cobra lo que ninguna otra planilla cobre.",
    affected: ["Sus líneas automáticas, que se escriben otra vez según los hechos."],
    confirmLabel: "Volver a EN EJECUCIÓN",
    tone: "primary",
    done: "Planilla en ejecución.",
  }),
  lock: ({ sheet }) => ({
    title: `¿Bloquear ${sheet.seriesCode}?`,
    description:
      "Queda CERRADA: nada de ella puede cambiar, ni su estado, hasta que alguien la desbloquee.",
    affected: ["Sus líneas y sus cadenas de custodia, que tampoco se pueden cambiar."],
    confirmLabel: "Bloquear",
    tone: "primary",
    done: "Planilla bloqueada.",
  }),
  unlock: ({ sheet }) => ({
    title: `¿Desbloquear ${sheet.seriesCode}?`,
    description: isInProgress(sheet)
      ? "Vuelve a poder cambiarse y sus líneas siguen otra vez los hechos."
      : "Vuelve a poder reabrirse, cancelarse o eliminarse. Sus líneas no cambian.",
    affected: [],
    confirmLabel: "Desbloquear",
    tone: "primary",
    done: "Planilla desbloqueada.",
  }),
  delete: ({ sheet, lineCount, chainCount }) => ({
    title: `¿Eliminar ${sheet.seriesCode}?`,
    description: "Deja de aparecer en las listas. Su número no se vuelve a usar.",
    affected: [
      `${counted(lineCount, "línea: lo que cobra", "líneas: lo que cobran")} queda sin facturar.`,
      `${counted(chainCount, "cadena de custodia, que tampoco se podrá", "cadenas de custodia, que tampoco se podrán")} abrir.`,
    ],
    confirmLabel: "Eliminar planilla",
    tone: "danger",
    done: "Planilla eliminada.",
  }),
};
