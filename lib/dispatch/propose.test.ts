import { expect, test } from "vitest";
import type { Entry } from "../schedule/entries";
import { addDays } from "../values/dates";
import { longestDay } from "./durations";
import { type ProposeFacts, proposeRoutes, staffDayKey } from "./propose";

const day = "2026-03-12";

const visit = (assignmentId: number, projectId = 1, plannedDate = day): Entry => ({
  kind: "visit",
  key: `visit-${assignmentId}-${plannedDate}`,
  from: plannedDate,
  to: plannedDate,
  startTime: null,
  endTime: null,
  title: "Limpieza",
  project: { id: projectId, location: "Campo", partner: "Cliente" },
  units: [],
  technician: null,
  notes: null,
  assignmentId,
  plannedDate,
  visitId: null,
  version: null,
  status: "PLANNED",
  reason: null,
  isClosed: false,
});

const facts = (given: Partial<ProposeFacts>): ProposeFacts => ({
  days: [],
  crews: new Map(),
  lastTechnicians: new Map(),
  staff: new Map([
    [1, "Ana"],
    [2, "Luis"],
  ]),
  whyUnfit: () => null,
  minutes: new Map(),
  ...given,
});

const crew = (staffId: number | null, vehicleId: number | null = null) => ({ staffId, vehicleId });
const goers = ({ placed }: ReturnType<typeof proposeRoutes>) =>
  placed.map(({ entry, staffId, vehicleId }) => [entry.key, staffId, vehicleId]);

test("the crew goes, else whoever went last; without either nobody does", () => {
  const proposal = proposeRoutes(
    facts({
      days: [{ date: day, unassigned: [visit(1), visit(2), visit(3), visit(4)] }],
      crews: new Map([
        [1, crew(1, 9)],
        [4, crew(null, 8)],
      ]),
      lastTechnicians: new Map([
        [1, 2],
        [2, 2],
        [4, 2],
      ]),
    }),
  );
  expect(goers(proposal)).toEqual([
    [`visit-1-${day}`, 1, 9],
    [`visit-2-${day}`, 2, null],
    [`visit-4-${day}`, 2, 8],
  ]);
  expect(proposal.left).toMatchObject([
    { entry: { assignmentId: 3 }, reason: expect.stringMatching(/a mano/) },
  ]);
});

test("nobody unfit, gone or busy for the whole day is sent; the next goes in his place", () => {
  const given = {
    days: [{ date: day, unassigned: [visit(1)] }],
    crews: new Map([[1, crew(1)]]),
    lastTechnicians: new Map([[1, 2]]),
  };
  const unfit = facts({ ...given, whyUnfit: (id) => (id === 1 ? "Licencia: venció" : null) });
  const gone = facts({ ...given, staff: new Map([[2, "Luis"]]) });
  const busy = facts({ ...given, minutes: new Map([[staffDayKey(1, day), longestDay - 44]]) });
  for (const one of [unfit, gone, busy])
    expect(goers(proposeRoutes(one))).toEqual([[`visit-1-${day}`, 2, null]]);
  const nobody = facts({ ...given, whyUnfit: () => "Licencia: venció" });
  expect(proposeRoutes(nobody)).toMatchObject({
    placed: [],
    left: [{ reason: "Luis no puede ir: Licencia: venció" }],
  });
  const full = facts({ ...given, minutes: new Map([[staffDayKey(1, day), longestDay - 45]]) });
  expect(goers(proposeRoutes(full))).toEqual([[`visit-1-${day}`, 1, null]]);
});

test("site by site; an event goes to who answers for it, for as long as it says", () => {
  const event: Entry = {
    ...visit(9, 2),
    kind: "event",
    eventId: 5,
    key: "event-5",
    startTime: "08:00",
    endTime: "17:30",
    technician: { id: 1, name: "Ana" },
    version: 1,
    type: "MAINTENANCE",
    priority: "MEDIUM",
    status: "SCHEDULED",
  };
  const proposal = proposeRoutes(
    facts({
      days: [{ date: day, unassigned: [event, visit(3, 3), visit(2, 1)] }],
      crews: new Map([
        [2, crew(1)],
        [3, crew(1)],
      ]),
    }),
  );
  expect(goers(proposal).map(([key]) => key)).toEqual([`visit-2-${day}`, `visit-3-${day}`]);
  expect(proposal.left).toMatchObject([
    { entry: { key: "event-5" }, reason: expect.stringMatching(/lleno/) },
  ]);
});

test("5,000 visits take well below two seconds, and nobody works longer than he may", () => {
  const days = Array.from({ length: 7 }, (_, at) => ({
    date: addDays(day, at),
    unassigned: Array.from({ length: 714 }, (_, id) => visit(id, id % 90, addDays(day, at))),
  }));
  const everybody = Array.from({ length: 40 }, (_, id) => id + 1);
  const crews = new Map(Array.from({ length: 714 }, (_, id) => [id, crew((id % 40) + 1)] as const));
  const began = performance.now();
  const { placed, left } = proposeRoutes(
    facts({ days, crews, staff: new Map(everybody.map((id) => [id, "Ana"])) }),
  );
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(placed.length + left.length).toBe(7 * 714);
  const stops = new Map<string, number>();
  for (const { staffId, date } of placed)
    stops.set(staffDayKey(staffId, date), (stops.get(staffDayKey(staffId, date)) ?? 0) + 1);
  expect(Math.max(...stops.values())).toBe(Math.floor(longestDay / 45));
});
