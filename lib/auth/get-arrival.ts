import type { Caller, Halfway } from "../kernel/context";
import { arrivalQueries } from "./arrival-queries";

export type Arrival = {
  settings: { timeZone: string; trustedOrigins: string[]; technicianSeesMoney: boolean };
  caller: Caller | null;
  halfway: Halfway | null;
};

const fallback = { timeZone: "America/Guayaquil", trustedOrigins: [], technicianSeesMoney: true };

export const arrivalOfNobody = (row: Arrival["settings"] | undefined): Arrival => ({
  settings: row ?? fallback,
  caller: null,
  halfway: null,
});

export async function getArrivalOfStranger(): Promise<Arrival> {
  const [row] = await arrivalQueries().stranger.execute();
  return arrivalOfNobody(row);
}
