import { sql } from "drizzle-orm";
import { equipmentTypes } from "@/db/values";
import { equipmentFields as fields } from "../../equipment/fields";
import { typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf } from "../../lists/declared-filters";
import { isService } from "../../placement/availability";
import { claimedDays } from "../claimed-days";
import { declareReport, dimension, measure, ratio } from "../report";
import { weeksAhead } from "../weeks-ahead";

const types = equipmentTypes.filter((type) => !isService({ type }));
const weeks = 12;

export const utilizationAhead = declareReport({
  slug: "utilization-ahead",
  group: "units",
  name: "Utilización prevista",
  question: "¿Cuántos equipos de cada tipo quedan libres en las próximas doce semanas?",
  method: [
    "Semanas de lunes a domingo, desde hoy; la primera es lo que queda de esta. Días posibles = equipos en servicio × días de la semana.",
    "Equipos en servicio: los de hoy que no están retirados ni inactivos; los servicios no cuentan. Un equipo dañado cuenta, salvo los días en que está bloqueado.",
    "Asignados: hasta el fin o, sin él, hasta el retorno previsto; sin ninguno de los dos, todos los días. El día en que un equipo vuelve ya está libre para otros.",
    "Reservados: de reservas confirmadas. Retenidos: de las que se retienen y no han vencido. Los borradores no ocupan. Bloqueados: por reparación, inspección u otro motivo.",
    "Libres = posibles − asignados − reservados − retenidos − bloqueados. Ocupación = lo que no está libre ÷ días posibles. Los días de preparación no se descuentan.",
  ],
  operation: "equipment.list",
  hasSpan: false,
  columns: {
    starts_on: dimension("Semana desde", { kind: "date" }),
    week: dimension("Semana", { kind: "code", hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels }),
    units: measure("Equipos en servicio", { together: null }),
    free: measure("Días libres"),
    utilization: ratio("Ocupación", { of: "taken", per: "days" }),
    assigned: measure("Días asignados"),
    reserved: measure("Días reservados"),
    held: measure("Días retenidos"),
    blocked: measure("Días bloqueados"),
    taken: measure("Días ocupados", { hidden: true }),
    days: measure("Días posibles", { hidden: true }),
  },
  filters: { type: choicesOf(fields.type.label, types, typeLabels) },
  rows: ({ today }, { type }) => sql`
    select type || '/' || starts_on || '/' || (starts_on + max(days)) as id, type, starts_on,
      to_char(starts_on, 'IYYY-"S"IW') as week,
      count(*) as units, sum(days) as days, sum(assigned) as assigned, sum(reserved) as reserved,
      sum(held) as held, sum(blocked) as blocked,
      sum(assigned + reserved + held + blocked) as taken,
      sum(days - assigned - reserved - held - blocked) as free
    from (${claimedDays(today, weeksAhead(today, weeks))}) as unit_weeks
    where type = any(${`{${(type ?? types).join(",")}}`}::text[])
    group by type, starts_on`,
  order: { by: "starts_on" },
  chart: { by: "type", measure: "utilization" },
  grid: { down: "type", across: "week", measure: "utilization" },
  link: ({ id }) => {
    const [type = "", from = "", to = ""] = id.split("/");
    return `${links.availability}?${new URLSearchParams({ from, to, type })}`;
  },
});
