import { asc } from "drizzle-orm";
import { database } from "@/db/client";
import { assignments, equipment, visits, worksheetLines, worksheets } from "@/db/schema";

/** All but who changed it when, and how often. */
const said = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ ...row }) => {
    for (const stamp of ["version", "updatedAt", "updatedBy"]) delete row[stamp];
    return row;
  });

/** Whole rows of all that acts on assignments and visits touch; a line that is written anew is the same line. */
export const standing = async () => {
  const db = database();
  return {
    assignments: said(await db.select().from(assignments).orderBy(asc(assignments.id))),
    units: said(await db.select().from(equipment).orderBy(asc(equipment.id))),
    visits: said(await db.select().from(visits).orderBy(asc(visits.id))),
    sheets: said(await db.select().from(worksheets).orderBy(asc(worksheets.id))),
    lines: said(await db.select().from(worksheetLines).orderBy(asc(worksheetLines.id))).map(
      ({ id: _, createdAt: __, createdBy: ___, ...line }: Record<string, unknown>) => line,
    ),
  };
};
