import type { Entry } from "../schedule/entries";
import type { Day } from "../values/dates";
import { isTooLong } from "./durations";
import { expectedMinutes } from "./expected-minutes";
import type { WhyUnfit } from "./get-why-unfit";

export type StaffAndVehicle = { staffId: number | null; vehicleId: number | null };

export type ProposeFacts = {
  /** What nobody is sent to yet, by day and in the order in which it is given out. */
  days: readonly { date: Day; unassigned: readonly Entry[] }[];
  /** Who usually goes, by service. */
  crews: ReadonlyMap<number, StaffAndVehicle>;
  /** Who went last, by service. */
  lastTechnicians: ReadonlyMap<number, number>;
  /** Those who may be sent at all, by name. */
  staff: ReadonlyMap<number, string>;
  whyUnfit: WhyUnfit;
  /** Already planned, by {@link staffDayKey}. */
  minutes: ReadonlyMap<string, number>;
};

export type ProposedStop = { date: Day; staffId: number; vehicleId: number | null; entry: Entry };

export type NotPlaced = { date: Day; entry: Entry; reason: string };

export const staffDayKey = (staffId: number, date: Day): string => `${staffId} ${date}`;

/** The crew, then whoever went last; of an event who answers for it. */
function candidatesFor(entry: Entry, { crews, lastTechnicians }: ProposeFacts): StaffAndVehicle[] {
  if (entry.kind === "event")
    return entry.technician ? [{ staffId: entry.technician.id, vehicleId: null }] : [];
  const crew = crews.get(entry.assignmentId);
  const last = lastTechnicians.get(entry.assignmentId) ?? null;
  return [
    ...(crew?.staffId ? [crew] : []),
    ...(last && last !== crew?.staffId
      ? [{ staffId: last, vehicleId: crew?.vehicleId ?? null }]
      : []),
  ];
}

const bySite = (a: Entry, b: Entry): number =>
  a.project.id - b.project.id || (a.key < b.key ? -1 : 1);

function whyNot(
  { staff, whyUnfit }: ProposeFacts,
  staffId: number,
  { date, entry, minutes }: { date: Day; entry: Entry; minutes: number },
): string | null {
  const name = staff.get(staffId);
  if (name === undefined) return "Quien suele ir ya no está activo";
  const unfit = whyUnfit(staffId, date, entry.project.id);
  if (unfit) return `${name} no puede ir: ${unfit}`;
  return isTooLong(minutes) ? `${name} ya tiene el día lleno` : null;
}

/** Takes the first of the candidates who may go, and says why the last of the others may not. */
function choose(
  facts: ProposeFacts,
  minutes: ReadonlyMap<string, number>,
  { date, entry }: { date: Day; entry: Entry },
): { chosen: StaffAndVehicle & { staffId: number } } | { reason: string } {
  const asked = expectedMinutes(entry);
  let reason = "Nadie suele ir: asígnelo a mano";
  for (const { staffId, vehicleId } of candidatesFor(entry, facts)) {
    if (staffId === null) continue;
    const whole = (minutes.get(staffDayKey(staffId, date)) ?? 0) + asked;
    const refusal = whyNot(facts, staffId, { date, entry, minutes: whole });
    if (refusal === null) return { chosen: { staffId, vehicleId } };
    reason = refusal;
  }
  return { reason };
}

/** Never an unfit person, nor past the longest day; what goes on no route says why. */
export function proposeRoutes(facts: ProposeFacts): { placed: ProposedStop[]; left: NotPlaced[] } {
  const minutes = new Map(facts.minutes);
  const placed: ProposedStop[] = [];
  const left: NotPlaced[] = [];
  for (const { date, unassigned } of facts.days)
    for (const entry of unassigned.toSorted(bySite)) {
      const choice = choose(facts, minutes, { date, entry });
      if ("reason" in choice) {
        left.push({ date, entry, reason: choice.reason });
        continue;
      }
      const key = staffDayKey(choice.chosen.staffId, date);
      minutes.set(key, (minutes.get(key) ?? 0) + expectedMinutes(entry));
      placed.push({ date, entry, ...choice.chosen });
    }
  return { placed, left };
}
