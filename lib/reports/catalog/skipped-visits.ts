import { sql } from "drizzle-orm";
import { assignments, equipment, partners, projects } from "@/db/schema";
import { assignmentFields } from "../../assignments/fields";
import { links } from "../../links/pages";
import { daysFromTo } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { visitFields } from "../../schedule/fields";
import { servedUnit } from "../../schedule/queries";
import { skippedStatus } from "../../states/visit";
import { weekdayNames } from "../../values/weekdays";
import { projectFilters } from "../of-project";
import { staffName } from "../person-name";
import { joinedToVisits, plannedVisits } from "../planned-visits";
import { declareReport, dimension, measure } from "../report";

const weekdays = Object.fromEntries(weekdayNames.map((name, at) => [String(at), name]));

export const skippedVisits = declareReport({
  slug: "skipped-visits",
  group: "service",
  name: "Visitas omitidas por motivo",
  question: "¿Por qué no se hicieron las visitas que se omitieron?",
  method: [
    "Visitas registradas como omitidas cuyo día previsto cae en el período, de servicios que no se han eliminado y que ese día estaban en operación.",
    "El motivo es el texto que se escribió: los que dicen lo mismo con iguales palabras se juntan, sin distinguir mayúsculas ni espacios de los lados.",
    "Técnico: el que se anotó al registrar la visita.",
  ],
  operation: "schedule.list",
  hasSpan: true,
  columns: {
    reason: dimension(visitFields.reason.label),
    date: dimension(visitFields.plannedDate.label, { kind: "date" }),
    weekday: dimension("Día de la semana", { labels: weekdays, hidden: true }),
    service: dimension("Servicio"),
    unit: dimension(assignmentFields.servedEquipmentId.label, { kind: "code" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    technician: dimension(visitFields.staffId.label),
    visits: measure("Visitas"),
  },
  filters: { period: daysFromTo("Período"), ...projectFilters },
  rows: (_, asked, span) => sql`
    select concat_ws('/', ${projects.id}, planned.planned, ${assignments.id}) as id,
      first_value(trim(planned.reason)) over (partition by lower(trim(planned.reason)) order by planned.planned, ${assignments.id}) as reason,
      planned.day as date, (extract(isodow from planned.day) - 1)::text as weekday, ${equipment.name} as service, ${servedUnit.code} as unit, ${partners.name} as partner,
      ${projects.location} as location, ${staffName} as technician, 1 as visits
    from (${plannedVisits(asked, span)}) as planned ${joinedToVisits}
    where planned.status = ${skippedStatus}`,
  order: { by: "date", descending: true },
  chart: { by: "reason", measure: "visits" },
  grid: { down: "reason", across: "weekday", measure: "visits" },
  link: ({ id }) => {
    const [project, day = ""] = id.split("/");
    return links.visitsOn(Number(project), day);
  },
});
