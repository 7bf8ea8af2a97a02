import type * as z from "zod";
import { custodyChains } from "@/db/schema";
import { assertWritable, lockWorksheetOfProject } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { type GoingOn, passGate, recordPassed } from "../compliance/pass-gate";
import { atomically, type Context } from "../kernel/context";
import { numberChain } from "../kernel/numbering";
import { placeholderNumber } from "../kernel/placeholder-number";
import { assertOpen } from "../projects/assert-open";
import { single } from "../values/rows";
import { chainGate } from "./chain-gate";
import { type ChainDetail, getChainCarriedBy } from "./get-chain";
import type { ChainInput } from "./input";
import { listAssignmentsForChain } from "./list-assignments-for-chain";
import { lockTransportShared } from "./lock-transport-shared";
import { addChainItems } from "./replace-items";
import { applyTypedVolumes, noVolumes } from "./volume";

/** On a sheet in progress of an open project; without a choice it handles all units assigned there. */
export const createChain = (
  ctx: Context,
  { assignmentIds, goingOn, ...fields }: z.output<typeof ChainInput> & { goingOn?: GoingOn },
): Promise<ChainDetail> =>
  atomically(ctx, async (ctx) => {
    const { sheet, project } = await lockWorksheetOfProject(ctx, fields);
    const carriers = await lockTransportShared(ctx, fields);
    const chosen = await listAssignmentsForChain(ctx, sheet.projectId, assignmentIds);
    assertOpen(project);
    assertWritable(sheet);
    const passed = await passGate(ctx, chainGate(sheet.projectId, fields), goingOn);

    const created = await ctx.db
      .insert(custodyChains)
      .values({
        ...fields,
        ...applyTypedVolumes(noVolumes, fields),
        consecutive: placeholderNumber(),
      })
      .returning({ chainId: custodyChains.id });
    const ref = single(created);
    await addChainItems(ctx, ref.chainId, chosen);
    await recordPassed(ctx, passed, { actId: ref.chainId, goingOn });
    await refreshWorksheets(ctx, sheet.projectId);
    const { chain, ...others } = await getChainCarriedBy(ctx, ref, carriers, fields.date);
    const { number, version } = await numberChain(ctx, ref.chainId);
    return { ...others, chain: { ...chain, consecutive: number, version } };
  });
