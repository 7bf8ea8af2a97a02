/** Of a page, in pixels: an A4 sheet at some 200 points an inch, which print and small writing are read at. */
export const longestEdge = 2_300;

const quality = 0.82;

type Size = { width: number; height: number };

/** Somewhere to draw, not in sight. */
export function canvasOf({ width, height }: Size) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("The browser draws nothing.");
  return { canvas, pen };
}

/** What was drawn, as a JPEG. */
export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The browser made no JPEG."));
    canvas.toBlob(done, "image/jpeg", quality);
  });

/** A picture no longer than a page, the way up that it was taken: on paper's white where it is transparent. */
export async function fitted(picture: ImageBitmap): Promise<Blob> {
  const share = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const size = {
    width: Math.max(1, Math.round(picture.width * share)),
    height: Math.max(1, Math.round(picture.height * share)),
  };
  const { canvas, pen } = canvasOf(size);
  pen.fillStyle = "white";
  pen.fillRect(0, 0, size.width, size.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, size.width, size.height);
  return jpegOf(canvas);
}

/** The picture turned a quarter clockwise. */
export async function turned(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const { canvas, pen } = canvasOf({ width: bitmap.height, height: bitmap.width });
  pen.translate(bitmap.height, 0);
  pen.rotate(Math.PI / 2);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return jpegOf(canvas);
}
