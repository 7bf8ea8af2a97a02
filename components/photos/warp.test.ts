import { expect, test } from "vitest";
import { homographyTo, wholePicture } from "./homography";
import { type Pixels, warpRows } from "./warp";

const blank = (width: number, height: number): Pixels => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
});

/** Each pixel's colour is its position. */
function marked(width: number, height: number): Pixels {
  const picture = blank(width, height);
  for (let at = 0; at < width * height; at += 1)
    picture.data.set([(at % width) * 10, Math.floor(at / width) * 10, 7, 255], at * 4);
  return picture;
}

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test("the whole picture is itself", () => {
  const from = marked(12, 8);
  const to = blank(12, 8);
  warpRows(from, to, homographyTo(wholePicture), [0, 8]);
  expect(to.data).toEqual(from.data);
});

test("a sheet within the picture fills the new one", () => {
  const from = marked(20, 20);
  const to = blank(10, 10);
  const [x, y] = [0.25, 0.75];
  const corners = [
    { x, y: x },
    { x: y, y: x },
    { x: y, y },
    { x, y },
  ] as const;
  warpRows(from, to, homographyTo(corners), [0, 10]);
  expect(at(to, 0, 0)).toEqual([50, 50, 7, 255]);
  expect(at(to, 9, 4)).toEqual([140, 90, 7, 255]);
});

test("rows are filled some at a time", () => {
  const from = marked(6, 6);
  const [whole, parts] = [blank(6, 6), blank(6, 6)];
  const place = homographyTo(wholePicture);
  warpRows(from, whole, place, [0, 6]);
  warpRows(from, parts, place, [0, 2]);
  expect(at(parts, 0, 3)).toEqual([0, 0, 0, 0]);
  warpRows(from, parts, place, [2, 6]);
  expect(parts.data).toEqual(whole.data);
});
