import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import {
  custodyChains,
  dispositionCertificates,
  partners,
  projects,
  settings,
  vehicles,
  worksheets,
} from "@/db/schema";
import { wasteTypes, worksheetStatuses } from "@/db/values";
import { chainFields as fields } from "../../custody/fields";
import { wasteLabels } from "../../custody/labels";
import { liveChains } from "../../custody/queries";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { countedChainStatuses } from "../../states/chain";
import { isCertified } from "../../states/worksheet";
import { vehicleFields } from "../../vehicles/fields";
import { worksheetFields } from "../../worksheets/fields";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { declareReport, dimension, measure } from "../report";
import { monthOfDay, withinSpan } from "../within-span";

const certified = worksheetStatuses.filter((status) => isCertified({ status }));

const certificate = sql`case when ${among(worksheets.status, certified)} then ${dispositionCertificates.number} end`;

const treatment = sql`(select nullif(${settings.documentTexts} ->> 'treatment', '') from ${settings})`;

export const wasteRegister = declareReport({
  slug: "waste-register",
  group: "waste",
  name: "Registro de residuos",
  question: "¿Qué residuo generó cada cliente, quién lo llevó, a dónde fue y con qué certificado?",
  method: [
    "Cadenas que no están ANULADAS y cuya fecha cae en el período, de planillas y proyectos que no se han eliminado.",
    "Una fila junta las cadenas del mismo mes, generador, residuo, vehículo y planilla.",
    "Generador: el cliente del proyecto. Transportista: el propietario del vehículo de la cadena, como es hoy.",
    "Disposición final: la que dice la planilla. Tratamiento: el texto de la configuración de la empresa, el mismo para todas.",
    "Certificado: el CDF de la planilla mientras está LIQUIDADA o FACTURADA; antes no hay ninguno.",
    "Los volúmenes son la suma de los de las cadenas en cada unidad; la que no dice volumen suma cero.",
  ],
  operation: "custody.list",
  hasSpan: true,
  columns: {
    month: dimension("Mes", { kind: "month" }),
    generator: dimension("Generador"),
    location: dimension(projectFields.location.label, { hidden: true }),
    waste: dimension(fields.waste.label, { labels: wasteLabels }),
    carrier: dimension(fields.driverName.shortLabel),
    plate: dimension(vehicleFields.plate.label, { kind: "code" }),
    destination: dimension(worksheetFields.finalDispositionReference.label),
    treatment: dimension("Tratamiento", { hidden: true }),
    series: dimension(fields.worksheetId.label, { kind: "code", hidden: true }),
    certificate: dimension("Certificado (CDF)", { kind: "code" }),
    chains: measure("Cadenas"),
    gallons: measure(fields.gallons.label),
    barrels: measure(fields.barrels.label),
    cubic_meters: measure(fields.cubicMeters.label),
  },
  filters: {
    period: daysFromTo("Período"),
    waste: choicesOf(fields.waste.label, wasteTypes, wasteLabels),
    ...projectFilters,
  },
  rows: (_, { waste, ...asked }, span) => sql`
    select concat_ws('-', ${projects.id}, ${worksheets.id}, ${monthOfDay(custodyChains.date)}, ${custodyChains.waste}, ${vehicles.id}) as id,
      ${monthOfDay(custodyChains.date)} as month, ${partners.name} as generator, ${projects.location} as location,
      ${custodyChains.waste} as waste, ${vehicles.owner} as carrier, ${vehicles.plate} as plate,
      ${worksheets.finalDispositionReference} as destination, ${treatment} as treatment,
      ${worksheets.seriesCode} as series, ${certificate} as certificate, count(*) as chains,
      coalesce(sum(${custodyChains.gallons}), 0) as gallons, coalesce(sum(${custodyChains.barrels}), 0) as barrels,
      coalesce(sum(${custodyChains.cubicMeters}), 0) as cubic_meters
    from ${custodyChains}
    join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
    join ${projects} on ${projects.id} = ${worksheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    left join ${vehicles} on ${vehicles.id} = ${custodyChains.vehicleId}
    left join ${dispositionCertificates} on ${dispositionCertificates.worksheetId} = ${worksheets.id}
    where ${conditionsOf(
      liveChains,
      withinSpan(custodyChains.date, span),
      among(custodyChains.status, countedChainStatuses),
      waste && among(custodyChains.waste, waste),
      ofAskedProject(asked),
    )}
    group by ${projects.id}, ${worksheets.id}, ${partners.id}, ${vehicles.id}, ${dispositionCertificates.id},
      ${custodyChains.waste}, 2`,
  order: { by: "month", descending: true },
  chart: { by: "waste", measure: "cubic_meters" },
  grid: { down: "waste", across: "month", measure: "cubic_meters" },
  link: ({ id }) => {
    const [project, sheet] = id.split("-");
    return links.worksheet(Number(project), Number(sheet));
  },
});
