import { type SQL, sql } from "drizzle-orm";
import { assignments, equipment, partners, projects, staff } from "@/db/schema";
import { visitStatuses } from "@/db/values";
import { assignmentFields } from "../../assignments/fields";
import { equipmentFields } from "../../equipment/fields";
import { links } from "../../links/pages";
import { daysFromTo } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { visitFields } from "../../schedule/fields";
import { servedUnit } from "../../schedule/queries";
import { doneStatus, isWaitingVisit, skippedStatus } from "../../states/visit";
import type { Day } from "../../values/dates";
import { projectFilters } from "../of-project";
import { staffName } from "../person-name";
import { joinedToVisits, plannedVisits } from "../planned-visits";
import { declareReport, dimension, measure, ratio } from "../report";
import { monthOfDay } from "../within-span";

/** Recorded, and still to be done on another day. */
const waiting = visitStatuses.filter((status) => isWaitingVisit({ status }));

const unfinished = sql`(status is null or status = any(${`{${waiting.join(",")}}`}::text[]))`;
const done = sql`status = ${doneStatus}`;

const countsOf = (today: Day, planned: SQL) => sql`
  select assignment_id, staff_id, ${monthOfDay(sql`day`)} as month, count(*) as planned,
    count(*) filter (where day <= ${today}::date) as due, count(*) filter (where ${done}) as done,
    count(*) filter (where ${done} and day <= ${today}::date) as kept,
    count(*) filter (where status = ${skippedStatus}) as skipped, count(*) filter (where is_moved) as moved,
    count(*) filter (where ${unfinished} and day < ${today}::date) as late
  from (${planned}) as visits group by 1, 2, 3`;

export const visitsReport = declareReport({
  slug: "visits",
  group: "service",
  name: "Cumplimiento de visitas",
  question: "¿Se hicieron las visitas que los servicios pedían?",
  method: [
    "Visitas de servicios que no se han eliminado, por su frecuencia de hoy y hasta el fin del servicio, su retiro o el cierre del proyecto.",
    "Una visita es del día en que está prevista o, si se movió, de su nuevo día; cuenta si ese día cae en el período.",
    "Lo realizado cuenta siempre; lo omitido o movido, mientras el servicio esté en operación ese día.",
    "Atrasada: su día ya pasó y nadie la registró, o se movió a un día que ya pasó.",
    "Cumplimiento = realizadas ÷ previstas, ambas hasta hoy inclusive. Una visita realizada tras moverla cuenta como cumplida.",
    "Técnico: el que se anotó al registrar la visita; las que nadie registró no tienen técnico.",
    "Una fila junta las visitas de un servicio asignado, un mes y un técnico.",
  ],
  operation: "schedule.list",
  hasSpan: true,
  columns: {
    service: dimension("Servicio"),
    unit: dimension(assignmentFields.servedEquipmentId.label, { kind: "code" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    technician: dimension(visitFields.staffId.label),
    month: dimension("Mes", { kind: "month" }),
    code: dimension(equipmentFields.code.label, { kind: "code", hidden: true }),
    planned: measure("Previstas"),
    due: measure("Previstas hasta hoy", { hidden: true }),
    done: measure("Realizadas"),
    kept: measure("Realizadas hasta hoy", { hidden: true }),
    skipped: measure("Omitidas"),
    moved: measure("Movidas"),
    late: measure("Atrasadas"),
    compliance: ratio("Cumplimiento", { of: "kept", per: "due" }),
  },
  filters: { period: daysFromTo("Período"), ...projectFilters },
  rows: ({ today }, asked, span) => sql`
    select concat_ws('-', ${assignments.projectId}, ${assignments.id}, month, ${staff.id}) as id,
      ${equipment.name} as service, ${servedUnit.code} as unit, ${partners.name} as partner, ${projects.location} as location,
      ${staffName} as technician, month, ${equipment.code} as code, planned, due, done, kept, skipped, moved, late
    from (${countsOf(today, plannedVisits(asked, span))}) as planned ${joinedToVisits}`,
  order: { by: "compliance" },
  chart: { by: "month", measure: "compliance" },
  grid: { down: "partner", across: "month", measure: "compliance" },
  link: ({ id }) => links.services(Number(id.split("-")[0])),
});
