import type { maintenanceTypes } from "@/db/values";

type Fault = {
  type: (typeof maintenanceTypes)[number];
  faultDescription?: string | null | undefined;
};

/** For who describes no fault of a corrective sheet; null when nothing is missing. */
export const faultMissing = ({ type, faultDescription }: Fault): string | null =>
  type === "CORRECTIVO" && !faultDescription
    ? "Un mantenimiento correctivo necesita la descripción de la falla."
    : null;
