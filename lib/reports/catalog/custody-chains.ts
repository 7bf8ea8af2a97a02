import { eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { asAsked, holdingFile } from "@/db/holding-file";
import {
  custodyChainItems,
  custodyChains,
  partners,
  projects,
  staff,
  vehicles,
  worksheets,
} from "@/db/schema";
import { chainStatuses, wasteTypes } from "@/db/values";
import { chainFields as fields } from "../../custody/fields";
import { chainStatusLabels, wasteLabels } from "../../custody/labels";
import { liveChains } from "../../custody/queries";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo, eitherOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { countedChainStatuses } from "../../states/chain";
import { vehicleFields } from "../../vehicles/fields";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { staffName } from "../person-name";
import { declareReport, dimension, measure } from "../report";
import { monthOfDay, withinSpan } from "../within-span";
import { yesOrNo, yesOrNoLabels } from "../yes-or-no";

const hasScan = holdingFile(custodyChains.id, {
  model: "custody_chain",
  field: "custody_chain_file",
});

export const custodyChainsReport = declareReport({
  slug: "custody-chains",
  group: "waste",
  name: "Cadenas de custodia",
  question: "¿Qué residuos se retiraron, de quién y cuánto? ¿A qué cadenas les falta su escaneo?",
  method: [
    "Cadenas cuya fecha cae en el período, de planillas y proyectos que no se han eliminado.",
    "Las ANULADAS se listan cuando se pide ese estado; si no se pide ninguno, no cuentan.",
    "Con escaneo: la cadena firmada está guardada en su campo de archivo. La firma se ve en ese escaneo; no hay otro dato de ella.",
    "Los volúmenes son los de la cadena en sus tres unidades; la que no dice volumen suma cero.",
    "Técnico: el que se eligió en la cadena o, si no se eligió ninguno, el nombre que se escribió.",
  ],
  operation: "custody.list",
  hasSpan: true,
  columns: {
    consecutive: dimension(fields.consecutive.label, { kind: "code" }),
    date: dimension(fields.date.label, { kind: "date" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    series: dimension(fields.worksheetId.label, { kind: "code", hidden: true }),
    waste: dimension(fields.waste.label, { labels: wasteLabels }),
    status: dimension(fields.status.label, { labels: chainStatusLabels }),
    has_scan: dimension("Con escaneo", { labels: yesOrNoLabels }),
    technician: dimension(fields.staffId.label, { hidden: true }),
    plate: dimension(vehicleFields.plate.label, { kind: "code", hidden: true }),
    month: dimension("Mes", { kind: "month", hidden: true }),
    chains: measure("Cadenas", { hidden: true }),
    items: measure("Equipos y servicios", { hidden: true }),
    gallons: measure(fields.gallons.label),
    barrels: measure(fields.barrels.label),
    cubic_meters: measure(fields.cubicMeters.label),
  },
  filters: {
    period: daysFromTo("Período"),
    status: choicesOf(fields.status.label, chainStatuses, chainStatusLabels),
    waste: choicesOf(fields.waste.label, wasteTypes, wasteLabels),
    hasScan: eitherOf("Escaneo", "Con escaneo", "Sin escaneo"),
    ...projectFilters,
  },
  rows: (_, asked, span) => sql`
    select ${custodyChains.id} as id, ${custodyChains.consecutive} as consecutive, ${custodyChains.date} as date,
      ${partners.name} as partner, ${projects.location} as location, ${worksheets.seriesCode} as series,
      ${custodyChains.waste} as waste, ${custodyChains.status} as status, ${yesOrNo(hasScan)} as has_scan,
      coalesce(${staffName}, ${custodyChains.technicianName}) as technician, ${vehicles.plate} as plate,
      ${monthOfDay(custodyChains.date)} as month, 1 as chains,
      (select count(*) from ${custodyChainItems} where ${eq(custodyChainItems.chainId, custodyChains.id)}) as items,
      coalesce(${custodyChains.gallons}, 0) as gallons, coalesce(${custodyChains.barrels}, 0) as barrels,
      coalesce(${custodyChains.cubicMeters}, 0) as cubic_meters
    from ${custodyChains}
    join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
    join ${projects} on ${projects.id} = ${worksheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    left join ${staff} on ${staff.id} = ${custodyChains.staffId}
    left join ${vehicles} on ${vehicles.id} = ${custodyChains.vehicleId}
    where ${conditionsOf(
      liveChains,
      withinSpan(custodyChains.date, span),
      among(custodyChains.status, asked.status ?? countedChainStatuses),
      asked.waste && among(custodyChains.waste, asked.waste),
      asAsked(hasScan, asked.hasScan),
      ofAskedProject(asked),
    )}`,
  order: { by: "date", descending: true },
  chart: { by: "waste", measure: "gallons" },
  link: ({ id }) => links.custodyChain(Number(id)),
});
