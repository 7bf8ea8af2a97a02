import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import * as tables from "@/db/schema";
import {
  availabilities,
  chainStatuses,
  conditions,
  guideStatuses,
  type recordTypes,
  worksheetStatuses,
} from "@/db/values";
import { addDays, type Day } from "../values/dates";
import type { Chances } from "./testing-chances";
import type { Sheets } from "./testing-random-billing";
import type { RandomFleet } from "./testing-random-fleet";

type Entry = {
  day: Day;
  recordType: (typeof recordTypes)[number];
  recordId: number;
  projectId?: number | null;
  action?: "UPDATE" | "DELETE";
  changes: Record<string, [unknown, unknown]>;
};

/** Each status from the one before, up to the one that it has. */
function wordsOf<Word>({ below, day, one }: Chances, words: readonly Word[], last: Word) {
  let [from, before] = [day("2026-02-01", 600), null as Word | null];
  const passed = [...Array.from({ length: below(5) }, () => one(words)), last];
  return passed.flatMap((word) => {
    const step = { day: from, change: [before, word] as [unknown, unknown] };
    const isSame = word === before;
    [from, before] = [addDays(from, below(9)), word];
    return isSame ? [] : [step];
  });
}

const sheetEntries = (chances: Chances, sheets: Sheets): Entry[] =>
  sheets.flatMap(({ id, projectId, status, isDeleted }) => [
    ...wordsOf(chances, worksheetStatuses, status).map(
      ({ day, change }): Entry => ({
        day,
        recordType: "sheet_project",
        recordId: id,
        projectId,
        changes: { status: change },
      }),
    ),
    ...(isDeleted
      ? [
          {
            day: chances.day(),
            recordType: "sheet_project" as const,
            recordId: id,
            projectId,
            changes: { is_deleted: [false, true] as [unknown, unknown] },
          },
        ]
      : []),
  ]);

const unitEntries = (chances: Chances, { units }: RandomFleet): Entry[] =>
  units.flatMap(({ id }) =>
    [
      ...wordsOf(chances, conditions, "FUNCIONANDO" as (typeof conditions)[number]).map(
        ({ day, change }) => ({ day, changes: { stst_status_equipment: change } }),
      ),
      ...wordsOf(chances, availabilities, chances.one(availabilities)).map(({ day, change }) => ({
        day,
        changes: { stst_status_disponibility: change },
      })),
    ].map((entry) => ({ ...entry, recordType: "resource_item" as const, recordId: id })),
  );

const priceEntries = ({ day, is, money, one }: Chances, { assignments }: RandomFleet): Entry[] =>
  assignments
    .filter(() => is(0.3))
    .map(({ id, projectId }) => {
      const costs = one([
        [Number(money(90)), Number(money(90))],
        [null, Number(money(90))],
        [Number(money(90)), null],
      ]) as [unknown, unknown];
      return {
        day: day(),
        recordType: "project_resource",
        recordId: is(0.2) ? id + 1_000_000 : id,
        projectId,
        ...(costs[1] === null ? { action: "DELETE" as const } : {}),
        changes: {
          cost: costs,
          ...(costs[1] === null ? { detailed_description: ["X", null] } : {}),
        },
      };
    });

async function fieldEntries(chances: Chances): Promise<Entry[]> {
  const chains = await database().select().from(tables.custodyChains);
  const guides = await database().select().from(tables.shippingGuides);
  return [
    ...chains.flatMap(({ id, status }) =>
      wordsOf(chances, chainStatuses, status).map(
        ({ day, change }): Entry => ({
          day,
          recordType: "custody_chain",
          recordId: id,
          changes: { status: change },
        }),
      ),
    ),
    ...guides.flatMap(({ id, status, projectId }) =>
      wordsOf(chances, guideStatuses, status).map(
        ({ day, change }): Entry => ({
          day,
          recordType: "shipping_guide",
          recordId: id,
          projectId,
          changes: { status: change },
        }),
      ),
    ),
  ];
}

/** In place of what inserting the company was logged as; by the company's evening, when it is another day elsewhere. */
export async function aRandomLog(
  chances: Chances,
  fleet: RandomFleet,
  sheets: Sheets,
  users: readonly number[],
) {
  const entries = [
    ...sheetEntries(chances, sheets),
    ...unitEntries(chances, fleet),
    ...priceEntries(chances, fleet),
    ...(await fieldEntries(chances)),
  ].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  await database().execute(sql`delete from change_log`);
  await database()
    .insert(tables.changes)
    .values(
      entries.map(({ day, action = "UPDATE", projectId = null, ...entry }) => ({
        ...entry,
        action,
        projectId,
        at: new Date(`${addDays(day, 1)}T0${chances.below(5)}:30:00Z`),
        userId: chances.is(0.9) ? chances.one(users) : null,
      })),
    );
}
