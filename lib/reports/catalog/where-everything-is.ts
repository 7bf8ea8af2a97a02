import { and, eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import {
  assignments,
  equipment,
  partners,
  projects,
  shippingGuideItems,
  shippingGuides,
} from "@/db/schema";
import { availabilities, equipmentTypes } from "@/db/values";
import { equipmentFields as fields } from "../../equipment/fields";
import { availabilityLabels, conditionLabels, typeLabels } from "../../equipment/labels";
import type { Context } from "../../kernel/context";
import { links } from "../../links/pages";
import { choicesOf } from "../../lists/declared-filters";
import { availabilitiesInService, isService } from "../../placement/availability";
import { holdingOnOrAfter } from "../../placement/holding";
import { projectFields } from "../../projects/fields";
import { billableGuides } from "../../states/guide";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { declareReport, dimension, measure } from "../report";

const types = equipmentTypes.filter((type) => !isService({ type }));

const lastGuide = sql`
  select ${shippingGuides.guideNumber} as number, ${shippingGuides.issueDate} as day from ${shippingGuideItems}
  join ${shippingGuides} on ${shippingGuides.id} = ${shippingGuideItems.guideId}
  where ${and(
    eq(shippingGuideItems.equipmentId, equipment.id),
    undeleted(shippingGuides),
    among(shippingGuides.status, billableGuides),
  )}
  order by ${shippingGuides.issueDate} desc, ${shippingGuides.id} desc limit 1`;

/** What has the unit now, or will. */
const keeping = ({ today }: Context) => sql`
  select ${assignments.endDate} as last_day from ${assignments}
  where ${and(
    eq(assignments.equipmentId, equipment.id),
    eq(assignments.projectId, equipment.currentProjectId),
    holdingOnOrAfter(assignments, today),
  )}
  order by ${assignments.startDate}, ${assignments.id} limit 1`;

export const whereEverythingIs = declareReport({
  slug: "where-everything-is",
  group: "logistics",
  name: "Dónde está cada equipo",
  question: "¿Dónde está cada equipo hoy, desde cuándo y hasta cuándo?",
  method: [
    "Unidades físicas que no se han eliminado, con lo que su ficha dice en este momento; las RETIRADAS, cuando se pide esa disponibilidad.",
    "Desde: la fecha de compromiso con el proyecto que la tiene. Días: los que pasaron desde entonces, cero si aún no empieza; el promedio es de los equipos que están en un proyecto.",
    "Última guía: la de emisión más reciente que la lleva y que no está ANULADA.",
    "Fin previsto: el de su asignación; si no tiene, el del proyecto.",
  ],
  operation: "equipment.list",
  hasSpan: false,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label, { hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels }),
    condition: dimension(fields.condition.label, { labels: conditionLabels, hidden: true }),
    availability: dimension(fields.availability.label, { labels: availabilityLabels }),
    location: dimension(fields.currentLocation.label),
    partner: dimension(projectFields.partnerId.label),
    since: dimension("Desde", { kind: "date" }),
    last_guide: dimension("Última guía", { kind: "code" }),
    last_guide_on: dimension("Fecha de la guía", { kind: "date", hidden: true }),
    expected_end: dimension("Fin previsto", { kind: "date" }),
    days: measure("Días en el sitio", { together: "average" }),
    units: measure("Equipos", { hidden: true }),
  },
  filters: {
    type: choicesOf(fields.type.label, types, typeLabels),
    availability: choicesOf(fields.availability.label, availabilities, availabilityLabels),
    ...projectFilters,
  },
  rows: (ctx, { type, availability, ...asked }) => sql`
    select ${equipment.id} as id, ${equipment.code} as code, ${equipment.name} as name, ${equipment.type} as type,
      ${equipment.condition} as condition, ${equipment.availability} as availability,
      ${equipment.currentLocation} as location, ${partners.name} as partner, ${equipment.commitmentDate} as since,
      last_guide.number as last_guide, last_guide.day as last_guide_on,
      coalesce(keeping.last_day, ${projects.endDate}) as expected_end,
      case when ${equipment.commitmentDate} is not null
        then greatest(0, ${ctx.today}::date - ${equipment.commitmentDate}) end as days, 1 as units
    from ${equipment}
    left join ${projects} on ${projects.id} = ${equipment.currentProjectId}
    left join ${partners} on ${partners.id} = ${projects.partnerId}
    left join lateral (${lastGuide}) as last_guide on true
    left join lateral (${keeping(ctx)}) as keeping on true
    where ${conditionsOf(
      undeleted(equipment),
      among(equipment.type, type ?? types),
      among(equipment.availability, availability ?? availabilitiesInService),
      ofAskedProject(asked),
    )}`,
  order: { by: "code" },
  chart: { by: "location", measure: "units" },
  link: ({ id }) => links.equipment(Number(id)),
});
