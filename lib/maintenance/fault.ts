import type { maintenanceTypes } from "@/db/values";

type WithType = { type?: (typeof maintenanceTypes)[number] | undefined };

type Fault = WithType & {
  faultDescription?: string | null | undefined;
};

export const isCorrective = ({ type }: WithType): boolean => type === "CORRECTIVO";

export const isPreventive = ({ type }: WithType): boolean => type === "PREVENTIVO";

/** Null when nothing is missing; a corrective sheet needs a description. */
export const faultMissing = (fault: Fault): string | null =>
  isCorrective(fault) && !fault.faultDescription
    ? "Un mantenimiento correctivo necesita la descripción de la falla."
    : null;
