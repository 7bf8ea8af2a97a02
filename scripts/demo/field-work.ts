import { listUnretiredAssignments, type NamedAssignment } from "@/lib/assignments/queries";
import { createChain } from "@/lib/custody/create-chain";
import { ChainInput } from "@/lib/custody/input";
import { printCustodyChain } from "@/lib/printed/print-custody-chain";
import { printWorksheet } from "@/lib/printed/print-worksheet";
import { addDays, type Day, daysBetween, eachDay } from "@/lib/values/dates";
import { createWorksheet } from "@/lib/worksheets/create-worksheet";
import { WorksheetChanges, WorksheetInput } from "@/lib/worksheets/input";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";
import { keepSigned } from "./files";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";
import type { DemoProject } from "./project";

const daysBetweenVisits = 9;
const wastes = ["AGUAS NEGRAS", "AGUAS GRISES", "AGUAS NEGRAS", "LODOS"] as const;
const volumes = ["1000", "1260", "840", "2100"] as const;

type Month = { from: Day; to: Day };

function monthsOf(start: Day, today: Day): Month[] {
  const firsts = eachDay(start, today).filter((day) => day === start || day.endsWith("-01"));
  return firsts.map((from, at) => {
    const next = firsts[at + 1];
    return { from, to: next ? addDays(next, -1) : today };
  });
}

/** The last month of every third project is not liquidated. */
const isForgotten = (projectId: number, monthsAgo: number) =>
  projectId % 3 === 0 && monthsAgo === 2;

/** The signed chain has not come back from the field yet. */
const isLost = (chainId: number) => chainId % 5 === 0;

/** Until today: past sheets are liquidated and signed, the oldest invoiced. */
export async function seedFieldWork(at: Moment, id: number, project: DemoProject, crew: Crew) {
  const { today } = at(0);
  const months = monthsOf(addDays(today, -project.daysAgo), today);
  const placed = await listUnretiredAssignments(at(0), id);
  for (const [index, month] of months.entries()) {
    const age = daysBetween(month.from, today);
    const sheet = await createWorksheet(
      at(age),
      WorksheetInput.parse({
        project_id: id,
        date: month.from,
        service_type: "Alquiler y limpieza",
      }),
    );
    await seedChains(at, { worksheetId: sheet.id, month, project, placed, crew });
    if (month.to === today || isForgotten(id, months.length - index)) continue;
    const status = index === 0 ? "INVOICED" : "LIQUIDATED";
    const then = at(Math.max(0, daysBetween(month.to, today) - 2));
    await updateWorksheet(then, WorksheetChanges.parse({ id: sheet.id, status }));
    await keepSigned(
      then,
      { model: "sheet_project", objectId: sheet.id, field: "sheet_project_file" },
      await printWorksheet(then, { worksheetId: sheet.id }),
    );
  }
}

type Outing = {
  worksheetId: number;
  month: Month;
  project: DemoProject;
  placed: readonly NamedAssignment[];
  crew: Crew;
};

async function seedChains(at: Moment, { worksheetId, month, project, placed, crew }: Outing) {
  const { today } = at(0);
  const days = eachDay(month.from, month.to).filter((_, day) => day % daysBetweenVisits === 4);
  for (const [index, date] of days.entries()) {
    const served = placed.filter(({ startDate }) => startDate <= date);
    const member = crew.members[(index + worksheetId) % crew.members.length];
    const chain = ChainInput.parse({
      sheet_project_id: worksheetId,
      date,
      type_waste: wastes[index % wastes.length],
      volume_gallons: volumes[(index + worksheetId) % volumes.length],
      contact_name: project.contact_name,
      contact_phone: project.contact_phone,
      location: project.location,
      start_time: "08:30",
      end_time: "11:15",
      technical_id: member?.id,
      technical_name: member?.name,
      driver_name: member?.name,
      driver_license: member?.dni,
      vehicle_id: crew.vehicles[(index + worksheetId) % crew.vehicles.length]?.id,
      project_resource_ids: served.map((one) => one.id),
      status: daysBetween(date, today) > daysBetweenVisits ? "COMPLETED" : "DRAFT",
    });
    const then = at(daysBetween(date, today));
    const { chain: made } = await createChain(then, chain);
    if (made.status !== "COMPLETED" || isLost(made.id)) continue;
    await keepSigned(
      then,
      { model: "custody_chain", objectId: made.id, field: "custody_chain_file" },
      await printCustodyChain(then, { chainId: made.id }),
    );
  }
}
