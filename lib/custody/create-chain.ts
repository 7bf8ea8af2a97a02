import type * as z from "zod";
import { custodyChains } from "@/db/schema";
import { assertWritable, lockWorksheetOfProject } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { numberChain } from "../kernel/numbering";
import { placeholderNumber } from "../kernel/placeholder-number";
import { assertOpen } from "../projects/assert-open";
import { single } from "../values/rows";
import { type ChainDetail, getChainCarriedBy } from "./get-chain";
import type { ChainInput } from "./input";
import { listAssignmentsForChain } from "./list-assignments-for-chain";
import { lockTransportShared } from "./lock-transport-shared";
import { addChainItems } from "./replace-items";
import { applyTypedVolumes, noVolumes } from "./volume";

/** On a sheet in progress of an open project; without a choice it handles all units assigned there. */
export const createChain = (
  ctx: Context,
  { assignmentIds, ...fields }: z.output<typeof ChainInput>,
): Promise<ChainDetail> =>
  atomically(ctx, async (ctx) => {
    const { sheet, project } = await lockWorksheetOfProject(ctx, fields);
    const carriers = await lockTransportShared(ctx, fields);
    const chosen = await listAssignmentsForChain(ctx, sheet.projectId, assignmentIds);
    assertOpen(project);
    assertWritable(sheet);

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
    await refreshWorksheets(ctx, sheet.projectId);
    const { chain, ...others } = await getChainCarriedBy(ctx, ref, carriers, fields.date);
    const { number, version } = await numberChain(ctx, ref.chainId);
    return { ...others, chain: { ...chain, consecutive: number, version } };
  });
