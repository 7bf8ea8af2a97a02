/** In shares of the picture's width and height, or in its pixels. */
export type Point = { x: number; y: number };

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Maps the unit square to the four-sided figure it was photographed as. */
export type Homography = (u: number, v: number) => Point;

/** Heckbert 1989, "square to quadrilateral". */
export function homographyTo([p0, p1, p2, p3]: Corners): Homography {
  const [dx1, dy1] = [p1.x - p2.x, p1.y - p2.y];
  const [dx2, dy2] = [p3.x - p2.x, p3.y - p2.y];
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y];
  const spread = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / spread;
  const h = (dx1 * sy - sx * dy1) / spread;
  const [a, d] = [p1.x - p0.x + g * p1.x, p1.y - p0.y + g * p1.y];
  const [b, e] = [p3.x - p0.x + h * p3.x, p3.y - p0.y + h * p3.y];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (a * u + b * v + p0.x) / w, y: (d * u + e * v + p0.y) / w };
  };
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/** Twice the smallest triangle of three neighbouring corners that still is a sheet, as a share of the picture. */
const leastTurn = 0.002;

/** Convex and in order: only such corners are a photographed sheet's. */
export const isSheet = ([a, b, c, d]: Corners): boolean =>
  [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)].every((area) => area > leastTurn);

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pixels: the longer of opposite edges, up to the longest allowed. */
export function straightSize(
  [a, b, c, d]: Corners,
  picture: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const inPixels = ({ x, y }: Point) => ({ x: x * picture.width, y: y * picture.height });
  const [pa, pb, pc, pd] = [inPixels(a), inPixels(b), inPixels(c), inPixels(d)];
  const width = Math.max(apart(pa, pb), apart(pd, pc));
  const height = Math.max(apart(pa, pd), apart(pb, pc));
  const share = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

export const turnedCorners = ([a, b, c, d]: Corners): Corners => {
  const turned = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });
  return [turned(d), turned(a), turned(b), turned(c)];
};
