import type { FileKind } from "./attachable";

/** For file pickers; the server looks at the content. */
export const acceptedTypes: Record<FileKind, string> = {
  pdf: "application/pdf,.pdf",
  image: "image/jpeg,image/png,image/webp,image/gif",
};

export const wrongKindMessages: Record<FileKind, string> = {
  pdf: "Este campo recibe un documento PDF.",
  image: "Este campo recibe una imagen JPEG, PNG, WebP o GIF.",
};

const megabyte = 1_048_576;

export const overLimitMessage = (limitBytes: number): string =>
  `El archivo supera el máximo de ${Math.floor(limitBytes / megabyte)} MB.`;

const kindByName = ({ type, name }: { type: string; name: string }): FileKind | null => {
  if (type === "application/pdf" || /\.pdf$/i.test(name)) return "pdf";
  return /^image\/(jpeg|png|webp|gif)$/.test(type) ? "image" : null;
};

export const whyNotAccepted = (
  file: { type: string; name: string; size: number },
  kind: FileKind,
  limitBytes: number,
): string | null => {
  if (kindByName(file) !== kind) return wrongKindMessages[kind];
  if (file.size > limitBytes) return overLimitMessage(limitBytes);
  return file.size === 0 ? "El archivo está vacío." : null;
};

/** `840 KB`, `2,4 MB`. */
export function showSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toLocaleString("es-EC", { maximumFractionDigits: 1 })} MB`;
}
