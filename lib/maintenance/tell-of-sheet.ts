import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { notify } from "../notifications/notify";
import { isApproved, isUnderWay } from "../states/maintenance";
import type { Maintenance } from "./queries";

type Sheet = Maintenance["sheet"];

/** What others decide of a sheet concerns who opened it. */
function decidedKind(ctx: Context, sheet: Sheet, before: Sheet) {
  const { createdBy } = sheet;
  if (createdBy === null || createdBy === ctx.caller.user.id) return null;
  if (isApproved(sheet) && !isApproved(before)) return "SHEET_APPROVED";
  return isUnderWay(sheet) && !isUnderWay(before) ? "SHEET_TAKEN_BACK" : null;
}

/** Finished by who may not approve it. */
const awaitsOffice = (ctx: Context, sheet: Sheet, before: Sheet) =>
  isUnderWay(before) && !isUnderWay(sheet) && !may(ctx.caller, "maintenance.approve");

export async function tellOfSheet(ctx: Context, sheet: Sheet, before: Sheet): Promise<void> {
  const { id, projectId, sheetNumber, version, createdBy } = sheet;
  const record = { type: "maintenance_sheet", id, projectId };
  const told = { params: { sheetNumber }, record, key: `${id} ${version}` };
  const kind = decidedKind(ctx, sheet, before);
  if (kind) await notify(ctx, [{ ...told, kind, to: [createdBy ?? 0] }]);
  else if (awaitsOffice(ctx, sheet, before))
    await notify(ctx, [{ ...told, kind: "SHEET_TO_APPROVE", to: null }]);
}
