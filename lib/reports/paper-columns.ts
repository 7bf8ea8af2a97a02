import { expiryLabels } from "../alerts/labels";
import { outlookColumns } from "../alerts/outlook-columns";
import { paperNames } from "./paper-facts";
import { dimension, measure } from "./report";

/** Of `worstPapers`. */
export const worstPaperColumns = {
  paper: dimension("Peor documento", { labels: paperNames }),
  expires_on: dimension(outlookColumns.expires_on.label, { kind: "date" }),
  paper_state: dimension(outlookColumns.standing.label, { labels: expiryLabels }),
  expired: measure(outlookColumns.expired.label),
  due: measure(outlookColumns.due.label, { hidden: true }),
  missing: measure(outlookColumns.missing.label),
};

export const worstPaperMethod = [
  "Peor documento: el vencido o por vencer que termina antes; sin ninguno, el que falta; sin ninguno, el que vence primero.",
  "Los plazos de aviso son los de la configuración; quien está inactivo no tiene documentos por vigilar.",
] as const;
