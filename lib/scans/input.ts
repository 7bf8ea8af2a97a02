import * as z from "zod";
import { UploadedFile } from "../files/input";
import { alwaysPaged, paging } from "../lists/input";
import { areDistinct } from "../values/rows";
import { Id, LooseId, renamed } from "../wire/input";
import { maxPages } from "./page-order";

const names = {
  project_id: "projectId",
  scan_id: "scanId",
  chain_id: "chainId",
  chain_ids: "chainIds",
  replace_chain_ids: "replaceChainIds",
} as const;

const jsonList = z.string().transform((text, { addIssue }) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    addIssue({ code: "custom", message: "Debe ser una lista JSON de identificadores." });
    return z.NEVER;
  }
});

const ChainIds = jsonList.pipe(
  z
    .array(LooseId, "Debe ser una lista JSON de identificadores.")
    .min(1, "Indique al menos una cadena.")
    .max(maxPages, `Indique como máximo ${maxPages} cadenas.`)
    .refine(areDistinct, "Hay cadenas repetidas."),
);

export const BulkInput = z
  .object({ project_id: Id, chain_ids: ChainIds, file: UploadedFile })
  .transform(renamed(names));

export const ScanUpload = z
  .object({ project_id: Id, file: UploadedFile })
  .transform(renamed(names));

export const ScanList = z
  .object({ project_id: Id, ...paging })
  .transform(alwaysPaged)
  .transform(renamed(names));

const scan = { project_id: Id, scan_id: Id };

export const ScanRef = z.object(scan).transform(renamed(names));

export const ScanPageRef = z.object({ ...scan, page: Id }).transform(renamed(names));

const PageMove = z
  .object({
    page: Id,
    chain_id: Id.nullish(),
    position: z.int().min(1).max(maxPages).optional(),
    rotation: z.literal([0, 90, 180, 270]).optional(),
  })
  .transform(renamed(names));

const uniquePages = (moves: readonly { page: number }[]) =>
  areDistinct(moves.map(({ page }) => page));

export const ScanChanges = z
  .object({
    ...scan,
    pages: z.array(PageMove).min(1).max(maxPages).refine(uniquePages, "Hay páginas repetidas."),
  })
  .transform(renamed(names))
  .meta({ id: "ScanChanges" });

export const ScanConfirmation = z
  .object({
    ...scan,
    replace_chain_ids: z
      .array(Id)
      .max(maxPages)
      .refine(areDistinct, "Hay cadenas repetidas.")
      .default([]),
  })
  .transform(renamed(names));
