import { type Day, eachDay, earlier } from "../values/dates";
import type { ReportSpan } from "./span";
import { today } from "./testing-chances";
import type { RandomCompany } from "./testing-company";
import { byId, cents, lastDayOf, liveProjects } from "./testing-oracle";

const halfUp = (sum: number, part: number, whole: number): number =>
  Math.floor((2 * sum * part + whole) / (2 * whole));

/** Cents of each day that a line bills. */
export function servedCents(line: RandomCompany["lines"][number]): Map<Day, number> {
  const days = line.billedDays?.length ? line.billedDays : [line.date];
  const sum = cents(line.subtotal);
  return new Map(
    days.map((day, at) => [day, halfUp(sum, at + 1, days.length) - halfUp(sum, at, days.length)]),
  );
}

type Revenue = {
  line: RandomCompany["lines"][number];
  projectId: number;
  unitId: number | null;
  day: Day;
  cents: number;
};

export function revenueOf(company: RandomCompany, { from, to }: ReportSpan): Revenue[] {
  const projects = liveProjects(company);
  const stays = byId(company.assignments);
  const sheets = byId(
    company.sheets.filter(
      ({ status, isDeleted, projectId }) =>
        !isDeleted && projects.has(projectId) && ["LIQUIDATED", "INVOICED"].includes(status),
    ),
  );
  return company.lines.flatMap((line) => {
    const sheet = sheets.get(line.worksheetId);
    if (!sheet) return [];
    const unitId = stays.get(line.assignmentId ?? 0)?.servedEquipmentId ?? line.equipmentId;
    return [...servedCents(line)]
      .filter(([day]) => from <= day && day <= to)
      .map(([day, cents]) => ({ line, projectId: sheet.projectId, unitId, day, cents }));
  });
}

/** Of live lines and write-offs: what is billed of an assignment or of a unit at a project. */
function billedDays(company: RandomCompany): Set<string> {
  const sheets = byId(
    company.sheets.filter(({ isDeleted, status }) => !isDeleted && status !== "CANCELLED"),
  );
  const stays = byId(company.assignments.filter(({ isDeleted }) => !isDeleted));
  const lines = company.lines.flatMap((line) => {
    const sheet = sheets.get(line.worksheetId);
    const subject = line.kind === "RENT" ? line.equipmentId : line.assignmentId;
    return sheet
      ? (line.billedDays ?? []).map((day) => `${line.kind} ${sheet.projectId} ${subject} ${day}`)
      : [];
  });
  const givenUp = company.writeOffs.flatMap(({ assignmentId, dates }) => {
    const stay = stays.get(assignmentId);
    if (!stay) return [];
    const [kind, subject] =
      stay.kind === "EQUIPO" ? ["RENT", stay.equipmentId] : ["SERVICE", stay.id];
    return dates.map((day) => `${kind} ${stay.projectId} ${subject} ${day}`);
  });
  return new Set([...lines, ...givenUp]);
}

/** Days on which a chain or a visit shows that the service was done. */
export function servedOn(company: RandomCompany) {
  const sheets = byId(company.sheets.filter(({ isDeleted }) => !isDeleted));
  const chains = byId(
    company.chains.filter(({ isDeleted, status }) => !isDeleted && status !== "CANCELLED"),
  );
  const handled = new Set(
    company.chainItems.flatMap(({ chainId, equipmentId, assignmentId }) => {
      const chain = chains.get(chainId);
      const sheet = sheets.get(chain?.worksheetId ?? 0);
      if (!chain || !sheet) return [];
      const at = `${sheet.projectId} ${chain.date}`;
      return [`unit ${equipmentId} ${at}`, `stay ${assignmentId} ${at}`];
    }),
  );
  const visited = new Set(
    company.visits
      .filter(({ status }) => status === "DONE")
      .map(({ assignmentId, movedTo, plannedDate }) => `${assignmentId} ${movedTo ?? plannedDate}`),
  );
  return (stay: RandomCompany["assignments"][number], day: Day): boolean =>
    handled.has(`unit ${stay.servedEquipmentId} ${stay.projectId} ${day}`) ||
    handled.has(`stay ${stay.id} ${stay.projectId} ${day}`) ||
    visited.has(`${stay.id} ${day}`);
}

export type Owed = { kind: string; projectId: number; day: Day; cents: number };

/** Rent and services that nobody bills, a day each. */
export function owedDays(company: RandomCompany): Owed[] {
  const billed = billedDays(company);
  const isServed = servedOn(company);
  const projects = liveProjects(company);
  const stays = company.assignments
    .filter(({ isDeleted, projectId }) => !isDeleted && projects.has(projectId))
    .toSorted((a, b) =>
      a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.id - b.id,
    );
  return stays.flatMap((stay) => {
    const isRent = stay.kind === "EQUIPO";
    const [kind, subject] = isRent ? ["RENT", stay.equipmentId] : ["SERVICE", stay.id];
    const worked = eachDay(stay.startDate, earlier(lastDayOf(stay) ?? today, today));
    return worked
      .filter((day) => isRent || isServed(stay, day))
      .flatMap((day) => {
        const claim = `${kind} ${stay.projectId} ${subject} ${day}`;
        if (billed.has(claim)) return [];
        billed.add(claim);
        return { kind, projectId: stay.projectId, day, cents: cents(stay.cost) };
      });
  });
}

/** Maintenance and guides up to today; the company's lines of these name no record, so none is billed. */
export function owedCharges(company: RandomCompany): Owed[] {
  const projects = liveProjects(company);
  const maintenance = company.maintenance
    .filter(({ status, isDeleted }) => !isDeleted && status !== "IN_PROGRESS")
    .map(({ projectId, date, totalCost }) => ({
      kind: "MAINTENANCE",
      projectId,
      day: date,
      cents: cents(totalCost),
    }));
  const guides = company.guides
    .filter(({ status, isDeleted }) => !isDeleted && status !== "VOID")
    .flatMap(({ projectId, issueDate: day, transportCost, stowageCost }) => [
      { kind: "TRANSPORT", projectId, day, cents: cents(transportCost) },
      { kind: "STOWAGE", projectId, day, cents: cents(stowageCost) },
    ]);
  return [...maintenance, ...guides].filter(
    ({ projectId, day, cents }) => projects.has(projectId) && day <= today && cents > 0,
  );
}
