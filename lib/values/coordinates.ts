export type Coordinates = { latitude: number; longitude: number };

/** "-0.4629, -76.9936", and as people write it: "0,4629 S; 76,9936 O". */
const written =
  /^(-?\d{1,3}(?:[.,]\d{1,15})?)°?\s*([NS])?(?:\s*;\s*|,?\s+|,(?=-?\d+\.\d))(-?\d{1,3}(?:[.,]\d{1,15})?)°?\s*([EWO])?$/i;

function signed(digits: string, side = ""): number {
  const number = Number(digits.replace(",", "."));
  return /[SWO]/i.test(side) ? -Math.abs(number) : number;
}

/** Null for what is none on earth. */
export function coordinatesIn(text: string): Coordinates | null {
  const [, north, northSide, east, eastSide] = written.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return null;
  const [latitude, longitude] = [signed(north, northSide), signed(east, eastSide)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** To a tenth of a metre. */
const short = (degrees: number) => String(Number(degrees.toFixed(6)));

export const coordinatesText = ({ latitude, longitude }: Coordinates): string =>
  `${short(latitude)}, ${short(longitude)}`;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const kilometresOfEarth = 6_371;

/** Kilometres through the air. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const [north, east] = [
    radians(b.latitude - a.latitude) / 2,
    radians(b.longitude - a.longitude) / 2,
  ];
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * kilometresOfEarth * Math.asin(Math.min(1, Math.sqrt(chord)));
}
