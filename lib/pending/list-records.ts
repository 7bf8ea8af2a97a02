import { listAttachedFiles } from "../files/list-attached-files";
import { slotsLookup } from "../files/slot";
import type { Context } from "../kernel/context";
import { listGuideRecords, listMaintenanceRecords } from "./list-dated-records";
import { listChainRecords, listSheetRecords } from "./list-sheet-records";
import type { PendingModel, PendingRecord, RecordInScope } from "./pending-record";
import type { PendingScope } from "./scope";

const named = (model: PendingModel, found: RecordInScope[]) =>
  found.map((record) => ({ model, ...record }));

export async function listRecords(ctx: Context, scope: PendingScope): Promise<PendingRecord[]> {
  const [sheets, chains, guides, maintenance] = await Promise.all([
    listSheetRecords(ctx, scope),
    listChainRecords(ctx, scope),
    listGuideRecords(ctx, scope),
    listMaintenanceRecords(ctx, scope),
  ]);
  const records = [
    ...named("sheet_project", sheets),
    ...named("custody_chain", chains),
    ...named("shipping_guide", guides),
    ...named("maintenance_sheet", maintenance),
  ];
  const slotsOf = slotsLookup(await listAttachedFiles(ctx, records));
  return records.map((record) => ({
    ...record,
    empty: slotsOf(record).filter(({ file }) => file === null),
  }));
}
