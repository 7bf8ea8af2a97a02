import * as z from "zod";
import { counted } from "../values/count-text";
import type { FailedFile, SavedFile, Saving } from "./chain-file";

const onChain = { chain_id: z.int(), consecutive: z.string() };
const detail = { ...onChain, page: z.int() };

export const BulkBody = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  saved: z.int(),
  errors_count: z.int(),
  details: z.array(z.strictObject({ ...detail, filename: z.string() })),
  errors: z.array(z.strictObject({ ...detail, error: z.string() })),
});

const detailJson = ({ chain, pages }: Pick<SavedFile, "chain" | "pages">) => ({
  chain_id: chain.id,
  consecutive: chain.consecutive,
  page: pages[0]?.page ?? 0,
});

const pagesOf = { ...onChain, pages: z.array(z.int()) };

export const ConfirmedBody = BulkBody.extend({
  details: z.array(z.strictObject({ ...pagesOf, filename: z.string() })),
  errors: z.array(z.strictObject({ ...pagesOf, error: z.string() })),
});

const savedJson = (file: SavedFile) => ({ ...detailJson(file), filename: file.staged.fileName });
const failedJson = (file: FailedFile) => ({ ...detailJson(file), error: file.reason });

const outcomeMessage = ({ saved, failed }: Saving): string =>
  failed.length === 0
    ? `${counted(saved.length, "cadena guardada", "cadenas guardadas")}.`
    : `${counted(saved.length, "cadena guardada", "cadenas guardadas")}, ${counted(failed.length, "con error", "con errores")}.`;

/** Succeeds only when every page did. */
export const bulkJson = (saving: Saving) => ({
  success: saving.failed.length === 0,
  message: outcomeMessage(saving),
  saved: saving.saved.length,
  errors_count: saving.failed.length,
  details: saving.saved.map(savedJson),
  errors: saving.failed.map(failedJson),
});

const wholeJson = ({ chain, pages }: Pick<SavedFile, "chain" | "pages">) => ({
  chain_id: chain.id,
  consecutive: chain.consecutive,
  pages: pages.map(({ page }) => page),
});

export const confirmedJson = (saving: Saving) => ({
  success: saving.failed.length === 0,
  message: outcomeMessage(saving),
  saved: saving.saved.length,
  errors_count: saving.failed.length,
  details: saving.saved.map((file) => ({ ...wholeJson(file), filename: file.staged.fileName })),
  errors: saving.failed.map((file) => ({ ...wholeJson(file), error: file.reason })),
});
