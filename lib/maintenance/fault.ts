import type { maintenanceTypes } from "@/db/values";

type WithType = { type?: (typeof maintenanceTypes)[number] | undefined };

type Fault = WithType & {
  faultDescription?: string | null | undefined;
};

export const isCorrective = ({ type }: WithType): boolean => type === "CORRECTIVO";

export const isPreventive = ({ type }: WithType): boolean => type === "PREVENTIVO";

/** For who describes no fault of a corrective sheet; null when nothing is missing. */
export const faultMissing = (fault: Fault): string | null =>
  isCorrective(fault) && !fault.faultDescription
    ? "Un mantenimiento correctivo necesita la descripción de la falla."
    : null;
