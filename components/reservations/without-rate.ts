import type { FormDoubt } from "@/components/forms/doubts";
import type { ReservationValues } from "./reservation-values";

/** Once promised the lines stay as they are, and what has no rate cannot be converted. */
export const withoutRate = ({ lines = [] }: ReservationValues): FormDoubt[] =>
  lines.flatMap(({ cost }, at) =>
    cost
      ? []
      : [
          {
            field: `lines.${at}.cost`,
            value: "",
            message: `La línea ${at + 1} no tiene tarifa: sin ella no se podrá convertir en asignaciones.`,
          },
        ],
  );
