import { Refused } from "../kernel/errors";
import { isUnreadablePdf } from "../pdf/worker/unreadable-pdf.mjs";
import type { Spooled } from "./open-spool";
import { dossierName, type Part } from "./part";

/** Bytes; the whole document is in memory while it is made. */
const mostBytes = 600 * 1_048_576;

const sizeOf = ({ source }: Part) => ("size" in source ? source.size : 0);

const tooLarge = (reason: string) =>
  new Refused(`${reason}: descárguelos por planilla o uno a uno.`, "merge_too_large");

export function assertBearable(parts: readonly Part[]) {
  const size = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  if (size > mostBytes) throw tooLarge(`Los documentos suman más de ${mostBytes / 1_048_576} MB`);
}

export const partNames = (broken: readonly Spooled[]) =>
  broken.map(({ part }) => dossierName(part));

export function unreadableParts(broken: readonly Spooled[]) {
  const names = partNames(broken).map((name) => `«${name}»`);
  return new Refused(
    `No se puede leer: ${names.join(", ")}. Reemplace el archivo o una los demás sin él.`,
    "part_unreadable",
  );
}

export const tooMuchToMerge = () => tooLarge("Los documentos no caben en uno solo");

/** 400 when the whole takes more memory or time than allowed. */
export function asMergeRefusal(thrown: unknown): never {
  throw isUnreadablePdf(thrown) ? tooMuchToMerge() : thrown;
}
