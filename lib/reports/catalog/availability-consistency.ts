import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment, projects } from "@/db/schema";
import { equipmentTypes } from "@/db/values";
import {
  availabilityFaultLabels,
  availabilityFaults,
  unitsAtFault,
} from "../../assignments/availability-faults";
import { equipmentFields as fields } from "../../equipment/fields";
import { availabilityLabels, typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf } from "../../lists/declared-filters";
import { isService } from "../../placement/availability";
import { conditionsOf } from "../conditions-of";
import { declareReport, dimension, measure } from "../report";

const types = equipmentTypes.filter((type) => !isService({ type }));

export const availabilityConsistency = declareReport({
  slug: "availability-consistency",
  group: "units",
  name: "Coherencia de la disponibilidad",
  question: "¿Qué equipos dicen estar donde sus asignaciones no dicen?",
  method: [
    "Compara la ficha de cada equipo con la asignación que lo tiene hoy: ni retirada, ni terminada, ni eliminada; los servicios y los equipos eliminados no cuentan. Una fila por diferencia.",
    "Un equipo RENTADO debe tener una asignación, y su proyecto, su ubicación y su fecha de compromiso son el proyecto, el campamento y el inicio de ella; un equipo DISPONIBLE o RETIRADO no debe tener ninguna que continúe después de hoy.",
    "El último día de una asignación el equipo puede estar rentado o disponible.",
    "Reparar deja la ficha como la asignación dice; con dos asignaciones a la vez, o retirado, lo decide una persona.",
  ],
  operation: "equipment.list",
  hasSpan: false,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label, { hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels, hidden: true }),
    fault: dimension("Diferencia", { labels: availabilityFaultLabels }),
    availability: dimension(fields.availability.label, { labels: availabilityLabels }),
    current_project: dimension("Proyecto en la ficha"),
    current_location: dimension("Ubicación en la ficha"),
    commitment: dimension("Compromiso en la ficha", { kind: "date" }),
    project: dimension("Proyecto de la asignación"),
    starts_on: dimension("Inicio de la asignación", { kind: "date" }),
    faults: measure("Diferencias"),
  },
  filters: {
    type: choicesOf(fields.type.label, types, typeLabels),
    fault: choicesOf("Diferencia", availabilityFaults, availabilityFaultLabels),
  },
  rows: (ctx, { type, fault }) => sql`
    select ${equipment.id} || '-' || at_fault.fault as id, ${equipment.code} as code, ${equipment.name} as name,
      ${equipment.type} as type, at_fault.fault, ${equipment.availability} as availability,
      ${projects.location} as current_project, ${equipment.currentLocation} as current_location,
      ${equipment.commitmentDate} as commitment, at_fault.location as project, at_fault.start_date as starts_on,
      1 as faults
    from (${unitsAtFault(ctx)}) as at_fault
    join ${equipment} on ${equipment.id} = at_fault.unit_id
    left join ${projects} on ${projects.id} = ${equipment.currentProjectId}
    where ${conditionsOf(
      type && among(equipment.type, type),
      fault && sql`at_fault.fault = any(${`{${fault.join(",")}}`}::text[])`,
    )}`,
  order: { by: "code" },
  chart: { by: "fault", measure: "faults" },
  link: ({ id }) => links.equipment(Number(id.split("-")[0])),
});
