import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { createEvent } from "@/lib/calendar/create-event";
import { EventInput } from "@/lib/calendar/input";
import { VisitInput } from "@/lib/schedule/input";
import { listSchedule, type PlannedVisit } from "@/lib/schedule/list-schedule";
import { markVisit } from "@/lib/schedule/mark-visit";
import { addDays, daysBetween } from "@/lib/values/dates";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";
import type { DemoProject } from "./project";

/** Days count from today, negative ones are past. They are dealt out to the projects in order. */
const demoEvents = [
  {
    on: -7,
    title: "Inspección de las unidades entregadas",
    event_type: "INSPECTION",
    status: "COMPLETED",
    start_time: "14:00",
    end_time: "15:30",
  },
  {
    on: 0,
    lasts: 2,
    title: "Mantenimiento mayor de la planta",
    event_type: "MAINTENANCE",
    priority: "HIGH",
    status: "IN_PROGRESS",
    description: "Limpieza del reactor, cambio de bandas y calibración de la dosificadora.",
  },
  {
    on: 8,
    title: "Retiro de los campers y limpieza del sitio",
    event_type: "REMOVAL",
    priority: "LOW",
    start_time: "08:00",
  },
  {
    on: 3,
    title: "Inspección de seguridad del cliente",
    event_type: "INSPECTION",
    priority: "URGENT",
    start_time: "09:30",
    end_time: "11:00",
  },
  {
    on: 5,
    title: "Charla de salud ocupacional",
    event_type: "OTHER",
    status: "CANCELLED",
    notes: "Se pasa al próximo mes a pedido del cliente.",
  },
  {
    on: -4,
    lasts: 2,
    title: "Instalación de baterías y acometida de agua",
    event_type: "INSTALLATION",
    status: "COMPLETED",
    start_time: "07:00",
    end_time: "16:00",
  },
  {
    on: 10,
    lasts: 3,
    title: "Instalación del segundo frente",
    event_type: "INSTALLATION",
    start_time: "07:00",
    end_time: "17:00",
  },
  { on: 1, title: "Toma de muestras del efluente", event_type: "OTHER", start_time: "10:00" },
] as const;

const projectsWithEvents = 6;

/** Together the projects' events have every type and state. */
export async function seedEvents(at: Moment, id: number, crew: Crew) {
  const { today } = at(0);
  const units = (await listUnretiredAssignments(at(0), id)).filter(({ kind }) => kind === "EQUIPO");
  const own = demoEvents.filter((_, index) => (index - id) % projectsWithEvents === 0);
  for (const [index, { on, ...event }] of own.entries()) {
    const { lasts, ...fields } = { lasts: 1, ...event };
    await createEvent(
      at(9),
      EventInput.parse({
        ...fields,
        project_id: id,
        start_date: addDays(today, on),
        end_date: addDays(today, on + lasts - 1),
        responsible_technical_id: crew.members[(index + id + 3) % crew.members.length]?.id,
        details: units.slice(0, 2).map(({ equipmentId, id: assignmentId }) => ({
          resource_item_id: equipmentId,
          project_resource_item_id: assignmentId,
        })),
      }),
    );
  }
}

const reasons = [
  "Vía cerrada por lluvias",
  "El cliente pidió no ingresar",
  "Sin guía de la locación",
];
const oneSkippedOf = 13;
const overdueDays = 2;

/** Most were done, some skipped; a few of the last days are not recorded yet. */
function outcomeOf({ plannedDate, service }: PlannedVisit, index: number, age: number) {
  const visit = { project_resource_id: service.assignmentId, date: plannedDate };
  if (age <= overdueDays && index % 3 === 0) return null;
  if (index % oneSkippedOf === 6)
    return { ...visit, status: "SKIPPED", reason: reasons[index % reasons.length] };
  return { ...visit, status: "DONE" };
}

/** Until yesterday, recorded on their day. */
export async function seedVisits(at: Moment, id: number, project: DemoProject, crew: Crew) {
  const { today } = at(0);
  const span = { from: addDays(today, -project.daysAgo), to: addDays(today, -1) };
  const { rows } = await listSchedule(at(0), { ...span, projectId: id, page: null });
  for (const [index, planned] of rows.entries()) {
    const age = daysBetween(planned.plannedDate, today);
    const outcome = outcomeOf(planned, index, age);
    const technical_id = crew.members[(index + id) % crew.members.length]?.id;
    if (outcome) await markVisit(at(age), VisitInput.parse({ ...outcome, technical_id }));
  }
}

/** The first visit of next week moves to the day after, if its service still runs then. */
export async function seedMove(at: Moment, id: number) {
  const { today } = at(0);
  const span = { from: addDays(today, 1), to: addDays(today, 7) };
  const { rows } = await listSchedule(at(0), { ...span, projectId: id, page: null });
  const moved = rows.find(({ date }) => date < span.to);
  if (!moved) return;
  await markVisit(
    at(0),
    VisitInput.parse({
      project_resource_id: moved.service.assignmentId,
      date: moved.plannedDate,
      status: "MOVED",
      moved_to: addDays(moved.plannedDate, 1),
    }),
  );
}
