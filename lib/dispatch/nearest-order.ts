import { type Coordinates, coordinatesIn, distanceBetween } from "../values/coordinates";

type Placed<Stop> = { stop: Stop; place: Coordinates };

function takeNearest<Stop>(here: Coordinates, left: Placed<Stop>[]): Placed<Stop>[] {
  const distances = left.map(({ place }) => distanceBetween(here, place));
  return left.splice(distances.indexOf(Math.min(...distances)), 1);
}

/** From the first on, each time to the one that is nearest; null where one of them is nowhere. */
export function nearestOrder<Stop extends { coordinates: string | null }>(
  stops: readonly Stop[],
): Stop[] | null {
  const left = stops.flatMap((stop): Placed<Stop>[] => {
    const place = coordinatesIn(stop.coordinates ?? "");
    return place ? [{ stop, place }] : [];
  });
  if (left.length < stops.length) return null;
  const ordered = left.splice(0, 1);
  for (let here = ordered.at(-1); here && left.length > 0; here = ordered.at(-1))
    ordered.push(...takeNearest(here.place, left));
  return ordered.map(({ stop }) => stop);
}
