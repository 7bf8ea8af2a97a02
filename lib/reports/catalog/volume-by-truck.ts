import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { custodyChains, partners, projects, staff, vehicles, worksheets } from "@/db/schema";
import { wasteTypes } from "@/db/values";
import { chainFields as fields } from "../../custody/fields";
import { wasteLabels } from "../../custody/labels";
import { liveChains } from "../../custody/queries";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { countedChainStatuses } from "../../states/chain";
import { vehicleFields } from "../../vehicles/fields";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { staffName } from "../person-name";
import { declareReport, dimension, measure, ratio } from "../report";
import { monthOfDay, withinSpan } from "../within-span";

const technician = sql`coalesce(${staffName}, nullif(trim(${custodyChains.technicianName}), ''))`;

/** Both are known, so that one can be told against the other. */
const measured = sql`${custodyChains.gallons} is not null and ${vehicles.capacityGallons} > 0`;

export const volumeByTruck = declareReport({
  slug: "volume-by-truck",
  group: "waste",
  name: "Volumen por vehículo y viaje",
  question: "¿Cuánto lleva cada vehículo por viaje y cuán lleno va?",
  method: [
    "Un viaje es una cadena que no está ANULADA y cuya fecha cae en el período, de planillas y proyectos que no se han eliminado.",
    "Una fila junta los viajes del mismo mes, vehículo, técnico y cliente; los que no nombran vehículo van juntos.",
    "Técnico: el que se eligió en la cadena o, si no se eligió ninguno, el nombre que se escribió.",
    "Galones por viaje = galones ÷ viajes que dicen su volumen.",
    "Ocupación = galones ÷ capacidad, solo de los viajes con volumen y de vehículos con capacidad; la capacidad es la de hoy.",
    "Viaje sobre la capacidad: sus galones son más que la capacidad de su vehículo.",
  ],
  operation: "custody.list",
  hasSpan: true,
  columns: {
    plate: dimension(vehicleFields.plate.label, { kind: "code" }),
    owner: dimension(vehicleFields.owner.label, { hidden: true }),
    technician: dimension(fields.staffId.label),
    partner: dimension(projectFields.partnerId.label),
    month: dimension("Mes", { kind: "month" }),
    trips: measure("Viajes"),
    gallons: measure(fields.gallons.label),
    known_trips: measure("Viajes con volumen", { hidden: true }),
    per_trip: ratio("Galones por viaje", { of: "gallons", per: "known_trips", kind: "number" }),
    largest: measure("Viaje mayor (galones)", { together: "largest", hidden: true }),
    measured_gallons: measure("Galones medidos contra la capacidad", { hidden: true }),
    capacity: measure("Capacidad de esos viajes (galones)", { hidden: true }),
    fill: ratio("Ocupación", { of: "measured_gallons", per: "capacity" }),
    overfull: measure("Viajes sobre la capacidad"),
  },
  filters: {
    period: daysFromTo("Período"),
    waste: choicesOf(fields.waste.label, wasteTypes, wasteLabels),
    ...projectFilters,
  },
  rows: (_, { waste, ...asked }, span) => sql`
    select md5(concat_ws('-', coalesce(${vehicles.id}, 0), ${partners.id}, ${monthOfDay(custodyChains.date)}, ${technician}))
        || '-' || coalesce(${vehicles.id}, 0) as id,
      ${vehicles.plate} as plate, ${vehicles.owner} as owner, ${technician} as technician, ${partners.name} as partner,
      ${monthOfDay(custodyChains.date)} as month, count(*) as trips, coalesce(sum(${custodyChains.gallons}), 0) as gallons,
      count(${custodyChains.gallons}) as known_trips, max(${custodyChains.gallons}) as largest,
      coalesce(sum(${custodyChains.gallons}) filter (where ${measured}), 0) as measured_gallons,
      coalesce(sum(${vehicles.capacityGallons}) filter (where ${measured}), 0) as capacity,
      count(*) filter (where ${measured} and ${custodyChains.gallons} > ${vehicles.capacityGallons}) as overfull
    from ${custodyChains}
    join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
    join ${projects} on ${projects.id} = ${worksheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    left join ${staff} on ${staff.id} = ${custodyChains.staffId}
    left join ${vehicles} on ${vehicles.id} = ${custodyChains.vehicleId}
    where ${conditionsOf(
      liveChains,
      withinSpan(custodyChains.date, span),
      among(custodyChains.status, countedChainStatuses),
      waste && among(custodyChains.waste, waste),
      ofAskedProject(asked),
    )}
    group by ${vehicles.id}, ${partners.id}, 4, 6`,
  order: { by: "gallons", descending: true },
  chart: { by: "plate", measure: "gallons" },
  link: ({ id }) => {
    const vehicle = Number(id.split("-")[1]);
    return vehicle ? links.vehicle(vehicle) : links.custody;
  },
});
