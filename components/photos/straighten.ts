import { canvasOf, jpegOf, longestEdge } from "./drawing";
import { type Corners, homographyTo, straightSize } from "./homography";
import { warpRows } from "./warp";

/** Milliseconds of work before the screen has its turn. */
const longestTurn = 12;
const rowsAtATime = 16;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** As if photographed from straight above. */
export async function straightened(picture: Blob, corners: Corners): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const from = canvasOf(bitmap);
  from.pen.drawImage(bitmap, 0, 0);
  const source = from.pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const size = straightSize(corners, bitmap, longestEdge);
  bitmap.close();
  const { canvas, pen } = canvasOf(size);
  const target = pen.createImageData(size.width, size.height);
  const place = homographyTo(corners);
  let since = performance.now();
  for (let row = 0; row < size.height; row += rowsAtATime) {
    warpRows(source, target, place, [row, Math.min(size.height, row + rowsAtATime)]);
    if (performance.now() - since < longestTurn) continue;
    await turn();
    since = performance.now();
  }
  pen.putImageData(target, 0, 0);
  return jpegOf(canvas);
}
