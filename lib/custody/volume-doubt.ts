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

export interface Holders {
  tanks: readonly Tank[];
  truck: Decimal | null;
}

/** Null when the volume is plausible or absent. */
export function volumeDoubt(gallons: Decimal | null, { tanks, truck }: Holders): string | null {
  if (gallons === null) return null;
  const said = `El volumen es de ${showVolume(gallons)} galones`;
  if (compare(gallons, fewGallons) < 0) return `${said}: menos de ${fewGallons}.`;
  const tooMuch = (capacity: Decimal | null) => capacity && compare(gallons, capacity) > 0;
  const inUnits = capacityOf(tanks);
  const places = [
    tooMuch(inUnits) ? `en los equipos de la cadena caben ${showVolume(inUnits)}` : null,
    tooMuch(truck) ? `en el vehículo caben ${showVolume(truck)}` : null,
  ].filter((place) => place !== null);
  return places.length > 0 ? `${said}, y ${places.join("; ")}.` : null;
}
