import type { VaccineScheme, VaccineSchemes } from "@/db/values";

const schemeJson = ({ waits, repeatMonths }: VaccineScheme) => ({
  waits,
  repeat_months: repeatMonths,
});

export const schemesJson = (schemes: VaccineSchemes) =>
  Object.fromEntries(
    Object.entries(schemes).map(([vaccine, scheme]) => [vaccine, schemeJson(scheme)]),
  );
