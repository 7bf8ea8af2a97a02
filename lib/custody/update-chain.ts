import { eq } from "drizzle-orm";
import type * as z from "zod";
import { custodyChains } from "@/db/schema";
import { assertWritable, lockWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { type GoingOn, passGate, recordPassed } from "../compliance/pass-gate";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { carriedAfter, chainGate, goesOtherwise } from "./chain-gate";
import { type ChainDetail, getChain, lockChain } from "./get-chain";
import type { ChainChanges } from "./input";
import { listAssignmentsForChain } from "./list-assignments-for-chain";
import { lockTransportShared } from "./lock-transport-shared";
import type { ChainRow } from "./queries";
import { replaceChainItems } from "./replace-items";
import { applyTypedVolumes } from "./volume";

async function lockTarget(ctx: Context, { project, sheet }: ChainRow, worksheetId = sheet.id) {
  if (worksheetId === sheet.id) return sheet;
  const target = await lockWorksheet(ctx, { worksheetId });
  if (target.projectId === project.id) return target;
  const message = "La planilla es de otro proyecto.";
  throw invalidField("sheet_project_id", message);
}

/** Only while its sheet is in progress; new volumes are derived again. */
export const updateChain = (
  ctx: Context,
  {
    chainId,
    assignmentIds,
    goingOn,
    ...changes
  }: z.output<typeof ChainChanges> & { goingOn?: GoingOn },
): Promise<ChainDetail> =>
  atomically(ctx, async (ctx) => {
    const before = await lockChain(ctx, { chainId });
    const target = await lockTarget(ctx, before, changes.worksheetId);
    await lockTransportShared(ctx, changes, before.chain);
    const chosen =
      assignmentIds === undefined
        ? null
        : await listAssignmentsForChain(ctx, before.project.id, assignmentIds);
    assertWritable(before.sheet);
    assertWritable(target);
    const after = carriedAfter(before.chain, changes);
    const passed = goesOtherwise(before.chain, after)
      ? await passGate(ctx, chainGate(before.project.id, after), goingOn)
      : null;

    if (Object.keys(changes).length > 0)
      await ctx.db
        .update(custodyChains)
        .set({ ...changes, ...applyTypedVolumes(before.chain, changes) })
        .where(eq(custodyChains.id, chainId));
    if (chosen) await replaceChainItems(ctx, chainId, chosen);
    await recordPassed(ctx, passed, { actId: chainId, goingOn });
    await refreshWorksheets(ctx, before.project.id);
    return getChain(ctx, { chainId });
  });
