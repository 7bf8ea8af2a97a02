import { database } from "../../client";
import {
  calendarEvents,
  custodyChainItems,
  custodyChains,
  maintenanceSheets,
  shippingGuides,
  visits,
} from "../../schema";
import { aWorksheet } from "./billing";
import { anEquipment } from "./equipment";
import { first, next, type Row } from "./making";
import { aProject } from "./projects";

export const aCustodyChain = async (given: Row<typeof custodyChains> = {}) =>
  first(
    await database()
      .insert(custodyChains)
      .values({
        worksheetId: given.worksheetId ?? (await aWorksheet()).id,
        consecutive: String(next()).padStart(7, "0"),
        date: "2026-01-15",
        waste: "AGUAS NEGRAS",
        contactName: "Luis Andrade",
        ...given,
      })
      .returning(),
  );

export const aCustodyChainItem = async (
  given: Row<typeof custodyChainItems> & { equipmentId: number },
) =>
  first(
    await database()
      .insert(custodyChainItems)
      .values({ chainId: given.chainId ?? (await aCustodyChain()).id, sequence: 1, ...given })
      .returning(),
  );

export const aMaintenanceSheet = async (given: Row<typeof maintenanceSheets> = {}) =>
  first(
    await database()
      .insert(maintenanceSheets)
      .values({
        sheetNumber: `MNT-2026-${String(next()).padStart(4, "0")}`,
        projectId: given.projectId ?? (await aProject()).id,
        equipmentId: given.equipmentId ?? (await anEquipment()).id,
        date: "2026-01-15",
        type: "PREVENTIVO",
        ...given,
      })
      .returning(),
  );

export const aShippingGuide = async (given: Row<typeof shippingGuides> = {}) =>
  first(
    await database()
      .insert(shippingGuides)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        guideNumber: `GDR-${String(next()).padStart(7, "0")}`,
        issueDate: "2026-01-15",
        ...given,
      })
      .returning(),
  );

export const aCalendarEvent = async (given: Row<typeof calendarEvents> = {}) =>
  first(
    await database()
      .insert(calendarEvents)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        title: "Mantenimiento de la planta",
        startDate: "2026-01-15",
        endDate: given.startDate ?? "2026-01-15",
        ...given,
      })
      .returning(),
  );

/** Done by default. */
export const aVisit = async (given: Row<typeof visits> & { assignmentId: number }) =>
  first(
    await database()
      .insert(visits)
      .values({ plannedDate: "2026-01-15", status: "DONE", ...given })
      .returning(),
  );
