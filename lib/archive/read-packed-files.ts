import { and } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import {
  custodyChains,
  equipment,
  maintenanceSheets,
  shippingGuides,
  staff,
  vehicles,
  worksheets,
} from "@/db/schema";
import { assertMay } from "../auth/assert-may";
import { contentTypes } from "../files/content";
import { cleanName, downloadName } from "../files/file-name";
import { fileLabels } from "../files/labels";
import { listAttachedFiles } from "../files/list-attached-files";
import { listOwnerLabels } from "../files/list-owner-labels";
import type { AttachedFile } from "../files/slot";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { fileStore } from "../storage/file-store";
import { zipOf } from "../storage/zip";
import type { PackedModel } from "./pack-models";

const tables = {
  custody_chain: custodyChains,
  sheet_project: worksheets,
  shipping_guide: shippingGuides,
  maintenance_sheet: maintenanceSheets,
  technical: staff,
  vehicle: vehicles,
  resource_item: equipment,
} as const satisfies Record<PackedModel, unknown>;

type Asked = { model: PackedModel; ids: readonly number[] };

async function listPacked(ctx: Context, { model, ids }: Asked): Promise<AttachedFile[]> {
  if (model === "sheet_project") assertMay(ctx.caller, "worksheets.get");
  const table = tables[model];
  const known = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(undeleted(table), among(table.id, ids)));
  return known.length === 0
    ? []
    : listAttachedFiles(
        ctx,
        known.map(({ id }) => ({ model, id })),
      );
}

function withEnding(name: string, { contentType }: AttachedFile): string {
  const type = contentTypes.find((known) => known === contentType);
  return type ? downloadName(name, type) : name;
}

/** "CDC 0000012 - Cadena de custodia firmada.pdf". */
async function* entriesOf(
  files: readonly AttachedFile[],
  ownerOf: Awaited<ReturnType<typeof listOwnerLabels>>,
) {
  for (const file of files) {
    const label = fileLabels[file.model][file.field] ?? file.field;
    const name = cleanName(`${ownerOf(file)} - ${label}`.replaceAll("/", "-"));
    const bytes = await fileStore().read(file.storageKey);
    yield { name: withEnding(name, file), bytes };
  }
}

/** What is attached to records of one kind, as a ZIP made while it is read. 404 where nothing is. */
export async function readPackedFiles(ctx: Context, asked: Asked) {
  const files = await listPacked(ctx, asked);
  if (files.length === 0) throw new NotFound("Ninguno de los elegidos tiene archivos.");
  const ownerOf = await listOwnerLabels(ctx, files);
  return { fileName: `documentos-${ctx.today}.zip`, bytes: zipOf(entriesOf(files, ownerOf)) };
}
