import { and, asc, eq } from "drizzle-orm";
import { custodyChainItems, custodyChains, staff, vehicles, worksheets } from "@/db/schema";
import type { BaseContext } from "../context";
import { sheetsOf } from "../worksheets/queries";

/** The live custody chains of the project's work sheets, with who and what carried them. */
export const chainsOf = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select({
      chain: custodyChains,
      technical: { id: staff.id, firstName: staff.firstName, lastName: staff.lastName },
      vehicle: {
        id: vehicles.id,
        plate: vehicles.plate,
        brand: vehicles.brand,
        model: vehicles.model,
      },
      itemCount: ctx.db.$count(custodyChainItems, eq(custodyChainItems.chainId, custodyChains.id)),
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .leftJoin(staff, eq(staff.id, custodyChains.staffId))
    .leftJoin(vehicles, eq(vehicles.id, custodyChains.vehicleId))
    .where(and(sheetsOf(projectId), eq(custodyChains.isDeleted, false)))
    .orderBy(asc(custodyChains.date), asc(custodyChains.id));

export type Chain = Awaited<ReturnType<typeof chainsOf>>[number];
