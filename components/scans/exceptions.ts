import type { TrayPage, TrayState } from "@/lib/scans/tray";

export interface ExceptionKind {
  state: TrayState;
  advice: string;
}

export const exceptionKinds: readonly ExceptionKind[] = [
  {
    state: "NO_CODE",
    advice: "No se encontró el código QR. Mire la hoja y muévala a su cadena.",
  },
  {
    state: "UNKNOWN",
    advice: "El código es de una cadena que no existe o se eliminó. Muévala si es de otra cadena.",
  },
  {
    state: "OTHER_PROJECT",
    advice: "Es de una cadena de otro proyecto: súbala en la carga masiva de ese proyecto.",
  },
  {
    state: "OTHER_COMPANY",
    advice:
      "La hoja salió de otra instalación de Faena, de otra empresa. Devuélvala a quien corresponde.",
  },
  {
    state: "FORGED",
    advice:
      "El código no lo imprimió este sistema para esta cadena. Compare la hoja con la cadena antes de moverla.",
  },
  {
    state: "LOCKED",
    advice:
      "La cadena está anulada, o su planilla está cerrada y ya tiene archivo. Pida abrir la planilla o deje la hoja fuera.",
  },
  {
    state: "DUPLICATE",
    advice: "Otra página del escaneo dice lo mismo. Déjela fuera, o muévala si es una hoja más.",
  },
  { state: "DROPPED", advice: "Alguien la dejó fuera. Muévala a una cadena si la necesita." },
  { state: "BLANK", advice: "Reversos y hojas sin tinta: no se guardan." },
];

/** With pages that keep the file their chain has. */
export const leftKinds: readonly Pick<ExceptionKind, "state">[] = [
  { state: "HAS_FILE" },
  ...exceptionKinds,
];

export const kindsWithPages = <Kind extends Pick<ExceptionKind, "state">>(
  kinds: readonly Kind[],
  pages: readonly TrayPage[],
) =>
  kinds
    .map((kind) => ({ kind, pages: pages.filter(({ state }) => state === kind.state) }))
    .filter((one) => one.pages.length > 0);
