import { eq } from "drizzle-orm";
import type * as z from "zod";
import { maintenanceSheets } from "@/db/schema";
import { assertMay } from "../auth/assert-may";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { approvalAfter, isApproved, type MaintenanceStatus } from "../states/maintenance";
import { costsAfter } from "./cost";
import { faultMissing } from "./fault";
import { getMaintenanceSheet, lockMaintenanceSheet } from "./get-sheet";
import type { MaintenanceChanges } from "./input";
import { lockActiveUnitShared } from "./lock-active-unit-shared";
import type { Maintenance } from "./queries";
import { tellOfSheet } from "./tell-of-sheet";

type Changes = Omit<z.output<typeof MaintenanceChanges>, "sheetId">;
type Sheet = Maintenance["sheet"];

const approving = "Su rol no permite aprobar una hoja ni cambiar una aprobada.";

/** 403 for approving, and for changing what is approved, unless the caller may approve. */
function assertMayWrite(ctx: Context, statuses: readonly MaintenanceStatus[]) {
  if (statuses.some((status) => isApproved({ status })))
    assertMay(ctx.caller, "maintenance.approve", approving);
}

function assertFaultDescribed(sheet: Sheet, changes: Changes) {
  const { faultDescription = sheet.faultDescription, type = sheet.type } = changes;
  const message = faultMissing({ type, faultDescription });
  if (message) throw invalidField("fault_description", message);
}

const signatureOf = ({ caller: { user } }: Context): string =>
  user.signatureName || `${user.firstName} ${user.lastName}`;

export const updateMaintenanceSheet = (
  ctx: Context,
  { sheetId, ...changes }: z.output<typeof MaintenanceChanges>,
) =>
  atomically(ctx, async (ctx) => {
    const before = await lockMaintenanceSheet(ctx, { sheetId });
    const { sheet } = before;
    const status = changes.status ?? sheet.status;
    assertMayWrite(ctx, [sheet.status, status]);
    if (Object.keys(changes).length === 0) return before;
    if (changes.equipmentId && changes.equipmentId !== sheet.equipmentId)
      await lockActiveUnitShared(ctx, { equipmentId: changes.equipmentId });
    assertFaultDescribed(sheet, changes);

    await ctx.db
      .update(maintenanceSheets)
      .set({
        ...changes,
        ...costsAfter(sheet, changes),
        ...approvalAfter(sheet.status, status, { by: signatureOf(ctx), at: ctx.now }),
      })
      .where(eq(maintenanceSheets.id, sheetId));
    await refreshWorksheets(ctx, sheet.projectId);
    const after = await getMaintenanceSheet(ctx, { sheetId });
    await tellOfSheet(ctx, after.sheet, sheet);
    return after;
  });
