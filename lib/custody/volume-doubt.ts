import { compare, type Decimal, sum } from "../values/decimal";
import { showVolume } from "./volume-text";

/** A unit of a chain that holds water, and how many gallons; null where nobody wrote it. */
export interface Tank {
  assignmentId: number;
  capacity: Decimal | null;
}

const fewGallons = "20";

/** How much the units hold together; null when there is none, or one of them is unknown. */
function capacityOf(tanks: readonly Tank[]): Decimal | null {
  const known = tanks.flatMap(({ capacity }) => capacity ?? []);
  return known.length > 0 && known.length === tanks.length ? sum(known) : null;
}

/** What holds the volume of a chain before it is taken away, and what carries it: its capacity, where somebody wrote it. */
export interface Holders {
  tanks: readonly Tank[];
  truck: Decimal | null;
}

/** What is strange in a volume that a chain is about to be completed with; null when nothing is, or there is none. */
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
