import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import * as tables from "@/db/schema";
import * as make from "@/db/testing/factories";
import {
  chainStatuses,
  guideStatuses,
  maintenanceStatuses,
  maintenanceTypes,
  visitStatuses,
} from "@/db/values";
import { addDays } from "../values/dates";
import { type Chances, today } from "./testing-chances";
import type { Sheets } from "./testing-random-billing";
import { daysOf, type RandomFleet } from "./testing-random-fleet";

async function someChains({ below, day, is, one }: Chances, fleet: RandomFleet, sheets: Sheets) {
  for (let index = 0; index < 60; index++) {
    const sheet = one(sheets);
    const chain = await make.aCustodyChain({
      worksheetId: sheet.id,
      date: day(sheet.periodStart, 28),
      status: one(chainStatuses),
      isDeleted: is(0.1),
    });
    const near = fleet.assignments.filter(({ projectId }) => projectId === sheet.projectId);
    const items = Array.from({ length: 1 + below(3) }, (_, at) => ({ at, stay: one(near) }));
    for (const { at, stay } of items.filter(({ stay }) => stay !== undefined))
      await make.aCustodyChainItem({
        chainId: chain.id,
        equipmentId: stay.equipmentId,
        assignmentId: is(0.5) ? stay.id : null,
        sequence: at + 1,
      });
  }
}

async function someVisits({ below, is, one }: Chances, { assignments }: RandomFleet) {
  const visits = assignments
    .filter(({ kind }) => kind === "SERVICIO")
    .flatMap((service) => {
      const days = new Set(
        Array.from({ length: below(6) }, () => addDays(service.startDate, below(90))),
      );
      return [...days].map((plannedDate) => {
        const status = one(visitStatuses);
        const moved = status === "MOVED" || (status === "DONE" && is(0.3));
        return {
          assignmentId: service.id,
          plannedDate,
          status,
          movedTo: moved ? addDays(plannedDate, below(5)) : null,
          reason: status === "SKIPPED" ? "Lluvia" : null,
        };
      });
    });
  await database().insert(tables.visits).values(visits);
}

const aSheetOfWork = ({ below, day, is, money, one }: Chances, { units }: RandomFleet) => ({
  equipmentId: one(units).id,
  date: day(),
  type: one(maintenanceTypes),
  status: one(maintenanceStatuses),
  days: String(1 + below(4)),
  totalCost: is(0.8) ? money(400) : "0",
  faultCauses: one(["Golpe", "Desgaste", " ", null]),
});

const aTransport = ({ day, is, money, one }: Chances) => ({
  issueDate: day(),
  status: one(guideStatuses),
  transportCost: is(0.7) ? money(200) : "0",
  stowageCost: is(0.4) ? money(80) : "0",
});

async function someCharges(chances: Chances, fleet: RandomFleet) {
  const { is, one } = chances;
  for (let index = 0; index < 40; index++) {
    const place = { projectId: one(fleet.projects).id, isDeleted: is(0.1) };
    await make.aMaintenanceSheet({ ...place, ...aSheetOfWork(chances, fleet) });
    await make.aShippingGuide({ ...place, ...aTransport(chances) });
  }
}

async function someWriteOffs(
  chances: Chances,
  { assignments }: RandomFleet,
  users: readonly number[],
) {
  const { day, is, money, one } = chances;
  for (const stay of assignments.filter(() => is(0.12))) {
    const dates = daysOf(stay, { from: stay.startDate, to: today }, () => is(0.05));
    if (dates.length === 0) continue;
    const { projectId, id: assignmentId } = stay;
    const { id } = await make.aWriteOff({
      projectId,
      assignmentId,
      dates,
      amount: money(100),
      createdBy: one(users),
    });
    await database()
      .update(tables.writeOffs)
      .set({ createdAt: sql`${`${day()}T03:30:00Z`}::timestamptz`, version: 2 })
      .where(eq(tables.writeOffs.id, id));
  }
}

export async function someFieldWork(
  chances: Chances,
  fleet: RandomFleet,
  sheets: Sheets,
  users: readonly number[],
) {
  await someChains(chances, fleet, sheets);
  await someVisits(chances, fleet);
  await someCharges(chances, fleet);
  await someWriteOffs(chances, fleet, users);
}
