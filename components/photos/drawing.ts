/** Pixels: an A4 sheet at some 200 dpi, which print and small writing are read at. */
export const longestEdge = 2_300;

const quality = 0.82;

type Size = { width: number; height: number };

/** In a worker an OffscreenCanvas, on the page a hidden canvas. */
export type Canvas = OffscreenCanvas | HTMLCanvasElement;

function blankCanvas({ width, height }: Size): Canvas {
  if (typeof document === "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function canvasOf(size: Size) {
  const canvas = blankCanvas(size);
  const pen = canvas.getContext("2d", { willReadFrequently: true }) as Pen | null;
  if (!pen) throw new Error("The browser draws nothing.");
  return { canvas, pen };
}

export function jpegOf(canvas: Canvas): Promise<Blob> {
  const type = "image/jpeg";
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The browser made no JPEG."));
    canvas.toBlob(done, type, quality);
  });
}

/**
 * No longer than a page, turned as the camera recorded, on white where it is transparent; null when the browser cannot
 * open it.
 */
export async function fitted(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!picture) return null;
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
  picture.close();
  return jpegOf(canvas);
}

export async function turned(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const { canvas, pen } = canvasOf({ width: bitmap.height, height: bitmap.width });
  pen.translate(bitmap.height, 0);
  pen.rotate(Math.PI / 2);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return jpegOf(canvas);
}
