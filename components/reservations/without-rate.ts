import type { FormDoubt } from "@/components/forms/doubts";
import type { ReservationValues } from "./reservation-values";

/** Only the rate may come later: nothing is converted without one. */
export const withoutRate = ({ lines = [] }: ReservationValues): FormDoubt[] =>
  lines.flatMap(({ cost }, at) =>
    cost
      ? []
      : [
          {
            field: `lines.${at}.cost`,
            value: "",
            message: `La línea ${at + 1} no tiene tarifa: se pedirá al convertirla en asignaciones.`,
          },
        ],
  );
