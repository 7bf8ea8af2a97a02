import type { PaperStanding } from "./alerts";

export const expiryLabels: Record<PaperStanding["status"], string> = {
  expired: "Vencido",
  due_10: "Por vencer",
  due_30: "Próximo",
  valid: "Vigente",
  missing: "Falta",
};
