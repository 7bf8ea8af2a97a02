import { database } from "../../client";
import { worksheetLines, worksheets, writeOffs } from "../../schema";
import { first, next, type Row } from "./making";
import { aProject } from "./projects";

export const aWorksheet = async (given: Row<typeof worksheets> = {}) =>
  first(
    await database()
      .insert(worksheets)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        seriesCode: `FAE-PS-2026-${String(next()).padStart(4, "0")}`,
        date: "2026-01-31",
        issueDate: "2026-01-31",
        periodStart: "2026-01-01",
        periodEnd: "2026-01-31",
        ...given,
      })
      .returning(),
  );

export const aWorksheetLine = async (given: Row<typeof worksheetLines> = {}) =>
  first(
    await database()
      .insert(worksheetLines)
      .values({
        worksheetId: given.worksheetId ?? (await aWorksheet()).id,
        kind: "MANUAL",
        date: "2026-01-31",
        description: "Alquiler",
        quantity: "1",
        unitPrice: "10.00",
        subtotal: "10.00",
        isManual: true,
        ...given,
      })
      .returning(),
  );

export const aWriteOff = async (
  given: Row<typeof writeOffs> & { projectId: number; assignmentId: number },
) =>
  first(
    await database()
      .insert(writeOffs)
      .values({ dates: ["2026-01-05"], amount: "10", reason: "Acuerdo con el cliente", ...given })
      .returning(),
  );
