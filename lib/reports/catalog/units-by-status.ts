import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment } from "@/db/schema";
import { availabilities, conditions, equipmentTypes } from "@/db/values";
import { equipmentFields as fields } from "../../equipment/fields";
import { availabilityLabels, conditionLabels, typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf } from "../../lists/declared-filters";
import { isService } from "../../placement/availability";
import { conditionsOf } from "../conditions-of";
import { declareReport, dimension, measure } from "../report";

const types = equipmentTypes.filter((type) => !isService({ type }));

export const unitsByStatus = declareReport({
  slug: "units-by-status",
  group: "units",
  name: "Equipos por estado",
  question: "¿Cuántos equipos hay de cada tipo, cómo están y dónde?",
  method: [
    "Un equipo es una unidad física del inventario que no se ha eliminado; los servicios no cuentan.",
    "Estado y disponibilidad son los de este momento.",
  ],
  operation: "equipment.list",
  hasSpan: false,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label),
    type: dimension(fields.type.label, { labels: typeLabels }),
    condition: dimension(fields.condition.label, { labels: conditionLabels }),
    availability: dimension(fields.availability.label, { labels: availabilityLabels }),
    location: dimension(fields.currentLocation.label),
    units: measure("Equipos"),
  },
  filters: {
    type: choicesOf(fields.type.label, types, typeLabels),
    condition: choicesOf(fields.condition.label, conditions, conditionLabels),
    availability: choicesOf(fields.availability.label, availabilities, availabilityLabels),
  },
  rows: (_, { type, condition, availability }) => sql`
    select ${equipment.id} as id, ${equipment.code} as code, ${equipment.name} as name,
      ${equipment.type} as type, ${equipment.condition} as condition,
      ${equipment.availability} as availability, ${equipment.currentLocation} as location, 1 as units
    from ${equipment}
    where ${conditionsOf(
      undeleted(equipment),
      among(equipment.type, type ?? types),
      condition && among(equipment.condition, condition),
      availability && among(equipment.availability, availability),
    )}`,
  order: { by: "code" },
  chart: { by: "type", measure: "units" },
  link: ({ id }) => links.equipment(Number(id)),
});
