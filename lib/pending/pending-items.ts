import type { Context } from "../kernel/context";
import type { PendingKind } from "./kinds";
import { listDoubleChargeItems } from "./list-double-charge-items";
import { listEndlessServices } from "./list-endless-services";
import { listRecords } from "./list-records";
import { listUnmarkedVisits } from "./list-unmarked-visits";
import type { PendingRecord } from "./pending-record";
import type { PendingItem, PendingScope } from "./scope";

const recordItem = ({ model, id, label, date, url }: PendingRecord, detail = ""): PendingItem => ({
  id: `${model}-${id}-${detail}`,
  title: label,
  ...{ detail, date, url },
});

const draftWords = {
  sheet_project: "",
  custody_chain: "Cadena en BORRADOR",
  shipping_guide: "Guía en BORRADOR",
  maintenance_sheet: "Hoja de mantenimiento EN PROGRESO",
} as const;

const missingFileItems = (record: PendingRecord) =>
  record.empty.map(({ label }) => recordItem(record, label));

export type PendingItems = Record<Exclude<PendingKind, "unbilled">, PendingItem[]>;

export async function listPendingItems(ctx: Context, scope: PendingScope): Promise<PendingItems> {
  const [visits, records, doubtful, services] = await Promise.all([
    listUnmarkedVisits(ctx, scope),
    listRecords(ctx, scope),
    listDoubleChargeItems(ctx, scope),
    listEndlessServices(ctx, scope),
  ]);
  const chains = records.filter(({ model }) => model === "custody_chain");
  const others = records.filter(({ model }) => model !== "custody_chain");
  const drafts = records.filter(({ isDraft }) => isDraft);
  return {
    visits_unmarked: visits,
    chains_without_scan: chains.flatMap(missingFileItems),
    drafts: drafts.map((record) => recordItem(record, draftWords[record.model])),
    documents_missing: others.flatMap(missingFileItems),
    double_charges: doubtful,
    services_without_end: services,
  };
}
