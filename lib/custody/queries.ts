import { and, asc, eq, type SQL } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import {
  custodyChainItems,
  custodyChains,
  partners,
  projects,
  staff,
  vehicles,
  worksheets,
} from "@/db/schema";
import { sheetsOfProject } from "../billing/worksheet-queries";
import type { BaseContext } from "../kernel/context";

export const liveChains = and(undeleted(custodyChains), undeleted(worksheets), live(projects));

export const selectChains = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      chain: custodyChains,
      technician: { id: staff.id, firstName: staff.firstName, lastName: staff.lastName },
      vehicle: {
        id: vehicles.id,
        plate: vehicles.plate,
        brand: vehicles.brand,
        model: vehicles.model,
        capacityGallons: vehicles.capacityGallons,
      },
      sheet: {
        id: worksheets.id,
        seriesCode: worksheets.seriesCode,
        status: worksheets.status,
        isClosed: worksheets.isClosed,
        finalDispositionReference: worksheets.finalDispositionReference,
      },
      project: { id: projects.id, location: projects.location },
      partner: { id: partners.id, name: partners.name },
      itemCount: ctx.db.$count(custodyChainItems, eq(custodyChainItems.chainId, custodyChains.id)),
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(staff, eq(staff.id, custodyChains.staffId))
    .leftJoin(vehicles, eq(vehicles.id, custodyChains.vehicleId))
    .where(where);

export type ChainRow = Awaited<ReturnType<typeof selectChains>>[number];

export const listProjectChains = (ctx: BaseContext, projectId: number) =>
  selectChains(ctx, and(sheetsOfProject(projectId), undeleted(custodyChains))).orderBy(
    asc(custodyChains.date),
    asc(custodyChains.id),
  );
