import { and, between, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { custodyChainItems, custodyChains, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { countedChainStatuses } from "../states/chain";
import type { FactScope } from "./facts";

export const listHandlings = (ctx: BaseContext, { projectIds, period }: FactScope) =>
  ctx.db
    .select({
      projectId: worksheets.projectId,
      chainId: custodyChainItems.chainId,
      worksheetId: custodyChains.worksheetId,
      date: custodyChains.date,
      equipmentId: custodyChainItems.equipmentId,
      assignmentId: custodyChainItems.assignmentId,
    })
    .from(custodyChainItems)
    .innerJoin(custodyChains, eq(custodyChains.id, custodyChainItems.chainId))
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .where(
      and(
        among(worksheets.projectId, projectIds),
        undeleted(worksheets),
        undeleted(custodyChains),
        among(custodyChains.status, countedChainStatuses),
        between(custodyChains.date, period.from, period.to),
      ),
    );
