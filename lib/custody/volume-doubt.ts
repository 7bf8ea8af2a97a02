import { compare, type Decimal, sum } from "../values/decimal";
import { showVolume } from "./volume-text";

/** Gallons; null where nobody wrote it. */
export interface Tank {
  assignmentId: number;
  capacity: Decimal | null;
}

const fewGallons = "20";

/** Null when there is no tank, or one's capacity is unknown. */
function capacityOf(tanks: readonly Tank[]): Decimal | null {
  const known = tanks.flatMap(({ capacity }) => capacity ?? []);
  return known.length > 0 && known.length === tanks.length ? sum(known) : null;
}

export interface Capacities {
  tanks: readonly Tank[];
  vehicleCapacity: Decimal | null;
}

/** Null when the volume is plausible or absent. */
export function volumeDoubt(
  gallons: Decimal | null,
  { tanks, vehicleCapacity }: Capacities,
): string | null {
  if (gallons === null) return null;
  const message = `El volumen es de ${showVolume(gallons)} galones`;
  if (compare(gallons, fewGallons) < 0) return `${message}: menos de ${fewGallons}.`;
  const tooMuch = (capacity: Decimal | null) => capacity && compare(gallons, capacity) > 0;
  const inUnits = capacityOf(tanks);
  const excesses = [
    tooMuch(inUnits) ? `en los equipos de la cadena caben ${showVolume(inUnits)}` : null,
    tooMuch(vehicleCapacity) ? `en el vehículo caben ${showVolume(vehicleCapacity)}` : null,
  ].filter((excess) => excess !== null);
  return excesses.length > 0 ? `${message}, y ${excesses.join("; ")}.` : null;
}
