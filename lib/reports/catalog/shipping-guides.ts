import { eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { asAsked, holdingFile } from "@/db/holding-file";
import { partners, projects, shippingGuideItems, shippingGuides } from "@/db/schema";
import { guideStatuses, guideTypes, transportReasons } from "@/db/values";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo, eitherOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { guideFields as fields } from "../../shipping/fields";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "../../shipping/labels";
import { liveGuides } from "../../shipping/queries";
import { billableGuides } from "../../states/guide";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { amount, declareReport, dimension, measure } from "../report";
import { withinSpan } from "../within-span";
import { yesOrNo, yesOrNoLabels } from "../yes-or-no";

const hasFile = holdingFile(shippingGuides.id, {
  model: "shipping_guide",
  field: "shipping_guide_file",
});

export const shippingGuidesReport = declareReport({
  slug: "shipping-guides",
  group: "logistics",
  name: "Guías de remisión",
  question: "¿Qué guías se emitieron, de qué tipo, por qué motivo y cuánto costaron?",
  method: [
    "Guías de proyectos vivos cuya fecha de emisión cae en el período; las eliminadas no cuentan.",
    "Las ANULADAS se listan cuando se pide ese estado; si no se pide ninguno, no cuentan.",
    "Costo = transporte + estiba. Con archivo: la guía firmada está guardada en su campo de archivo.",
  ],
  operation: "shipping.list",
  hasSpan: true,
  columns: {
    number: dimension(fields.guideNumber.label, { kind: "code" }),
    date: dimension(fields.issueDate.shortLabel, { kind: "date" }),
    type: dimension(fields.type.shortLabel, { labels: guideTypeLabels }),
    status: dimension(fields.status.label, { labels: guideStatusLabels }),
    reason: dimension(fields.reason.shortLabel, { labels: transportReasonLabels }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    carrier: dimension(fields.carrierName.label, { hidden: true }),
    plate: dimension(fields.vehiclePlate.label, { kind: "code", hidden: true }),
    has_file: dimension("Con archivo", { labels: yesOrNoLabels, hidden: true }),
    guides: measure("Guías", { hidden: true }),
    items: measure("Ítems", { hidden: true }),
    transport: amount(fields.transportCost.shortLabel),
    stowage: amount(fields.stowageCost.shortLabel),
    cost: amount("Costo"),
  },
  filters: {
    period: daysFromTo("Período"),
    type: choicesOf(fields.type.shortLabel, guideTypes, guideTypeLabels),
    status: choicesOf(fields.status.label, guideStatuses, guideStatusLabels),
    reason: choicesOf(fields.reason.shortLabel, transportReasons, transportReasonLabels),
    hasFile: eitherOf("Archivo", "Con archivo", "Sin archivo"),
    ...projectFilters,
  },
  rows: (_, { type, status, reason, hasFile: asksFile, ...asked }, span) => sql`
    select ${shippingGuides.id} as id, ${shippingGuides.guideNumber} as number, ${shippingGuides.issueDate} as date,
      ${shippingGuides.type} as type, ${shippingGuides.status} as status, ${shippingGuides.reason} as reason,
      ${partners.name} as partner, ${projects.location} as location, ${shippingGuides.carrierName} as carrier,
      ${shippingGuides.vehiclePlate} as plate, ${yesOrNo(hasFile)} as has_file, 1 as guides,
      (select count(*) from ${shippingGuideItems} where ${eq(shippingGuideItems.guideId, shippingGuides.id)}) as items,
      ${shippingGuides.transportCost} as transport, ${shippingGuides.stowageCost} as stowage,
      ${shippingGuides.transportCost} + ${shippingGuides.stowageCost} as cost
    from ${shippingGuides}
    join ${projects} on ${projects.id} = ${shippingGuides.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    where ${conditionsOf(
      liveGuides,
      withinSpan(shippingGuides.issueDate, span),
      type && among(shippingGuides.type, type),
      among(shippingGuides.status, status ?? billableGuides),
      reason && among(shippingGuides.reason, reason),
      asAsked(hasFile, asksFile),
      ofAskedProject(asked),
    )}`,
  order: { by: "date", descending: true },
  chart: { by: "type", measure: "cost" },
  link: ({ id }) => links.shippingGuide(Number(id)),
});
