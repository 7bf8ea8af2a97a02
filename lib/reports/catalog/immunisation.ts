import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { staff, vaccinations } from "@/db/schema";
import { type VaccineSchemes, vaccineTypes, workAreas } from "@/db/values";
import { expiryLabels } from "../../alerts/labels";
import { links } from "../../links/pages";
import { choicesOf } from "../../lists/declared-filters";
import { missingPaper } from "../../papers/expiry";
import { getAlertDays } from "../../settings/get-alert-days";
import { getVaccineSchemes } from "../../settings/get-vaccine-schemes";
import { staffFields } from "../../staff/fields";
import { vaccineLabels, workAreaLabels } from "../../staff/labels";
import { isNamedVaccine } from "../../staff/named-vaccine";
import { vaccineFields as fields } from "../../staff/vaccine-fields";
import { dosesOfScheme, type Wait, waitAfter } from "../../staff/vaccine-schemes";
import { conditionsOf } from "../conditions-of";
import { stateOf } from "../paper-facts";
import { staffName } from "../person-name";
import { declareReport, dimension, measure, ratio } from "../report";
import { yesOrNoLabels } from "../yes-or-no";

const named = vaccineTypes.filter(isNamedVaccine);

const neededOf = (schemes: VaccineSchemes) =>
  JSON.stringify(named.map((vaccine) => ({ vaccine, needed: dosesOfScheme(schemes, vaccine) })));

const lasting = (wait: Wait | null): string | null => wait && `${wait.count} ${wait.unit}`;

/** After each dose of a scheme; what holds after its last one holds after later ones, too. */
const waitsOf = (schemes: VaccineSchemes) =>
  JSON.stringify(
    named.flatMap((vaccine) => {
      const doses = dosesOfScheme(schemes, vaccine) ?? 0;
      const numbers = Array.from({ length: doses }, (_, at) => at + 1);
      return [null, ...numbers].map((dose) => ({
        ...{ vaccine, dose, wait: lasting(waitAfter(schemes, { vaccine, doseNumber: dose })) },
      }));
    }),
  );

const newest = alias(vaccinations, "newest");

const latest = sql`
  select distinct on (${newest.staffId}, ${newest.vaccine}) ${newest.staffId} as staff_id, ${newest.vaccine} as vaccine,
    ${newest.appliedOn} as applied_on, ${newest.doseNumber} as dose, ${newest.nextDoseOn} as next_on
  from ${vaccinations} as newest where ${live(newest)}
  order by 1, 2, ${newest.appliedOn} desc, ${newest.id} desc`;

/** Of each technician and vaccine; a number that was typed counts where it is higher than the records. */
const counted = sql`
  select ${vaccinations.staffId} as staff_id, ${vaccinations.vaccine} as vaccine,
    greatest(count(*), max(${vaccinations.doseNumber})) as doses
  from ${vaccinations} where ${live(vaccinations)} group by 1, 2`;

/** Each technician's vaccines, up to which day they hold, as `lastDayOfVaccine` of the gate has it. */
const givenBy = (schemes: VaccineSchemes) => sql`
  select latest.staff_id, latest.vaccine, applied_on as last_on, doses,
    coalesce(next_on, (applied_on + wait::interval)::date) as expires_on
  from (${latest}) as latest join (${counted}) as counted using (staff_id, vaccine)
  left join json_to_recordset(${neededOf(schemes)}::json) as known (vaccine text, needed integer)
    on known.vaccine = latest.vaccine
  left join json_to_recordset(${waitsOf(schemes)}::json) as waits (vaccine text, dose integer, wait text)
    on waits.vaccine = latest.vaccine
      and waits.dose is not distinct from case when latest.dose > needed then needed else latest.dose end`;

export const immunisation = declareReport({
  slug: "immunisation",
  group: "people",
  name: "Inmunización",
  question: "¿Qué vacunas tiene cada técnico, cuáles le faltan y cuáles le toca repetir?",
  method: [
    "Cada técnico activo con cada vacuna que tiene nombre; «Otra vacuna» no cuenta.",
    "Estado: por la próxima dosis del registro más reciente de esa vacuna o, si no se escribió, por la que pide su esquema, igual que en las reglas de aptitud. Sin ninguna de las dos vale para siempre; sin ningún registro, falta.",
    "Dosis: los registros de esa vacuna o el número de dosis más alto que se escribió, lo que sea mayor.",
    "Esquema completo: las dosis alcanzan las de su esquema, que está en Configuración; sin esquema no se dice.",
    "Cobertura = vigentes ÷ las que se esperan. Vigente incluye lo que está por vencer.",
  ],
  operation: "staff.listVaccines",
  hasSpan: false,
  columns: {
    name: dimension(fields.staffId.label),
    area: dimension(staffFields.workArea.label, { labels: workAreaLabels }),
    vaccine: dimension(fields.vaccine.label, { labels: vaccineLabels }),
    last_on: dimension("Última aplicación", { kind: "date" }),
    expires_on: dimension(fields.nextDoseOn.label, { kind: "date" }),
    state: dimension("Estado", { labels: expiryLabels }),
    complete: dimension("Esquema completo", { labels: yesOrNoLabels }),
    expected: measure("Esperadas", { hidden: true }),
    doses: measure(fields.doseNumber.label),
    valid: measure("Vigentes", { hidden: true }),
    expired: measure("Vencidas", { hidden: true }),
    missing: measure("Faltan", { hidden: true }),
    coverage: ratio("Cobertura", { of: "valid", per: "expected" }),
  },
  filters: {
    vaccine: choicesOf(fields.vaccine.label, named, vaccineLabels),
    area: choicesOf(staffFields.workArea.label, workAreas, workAreaLabels),
  },
  rows: async (ctx, { vaccine, area }) => {
    const schemes = await getVaccineSchemes(ctx);
    return sql`
    select ${staff.id} || '-' || scheme.vaccine as id, ${staffName} as name, ${staff.workArea} as area,
      scheme.vaccine, last_on, expires_on,
      case when doses is null then ${missingPaper}::text when expires_on is null then 'valid'
        else ${stateOf(ctx, await getAlertDays(ctx))} end as state,
      case when needed is null then null when doses >= needed then 'yes' else 'no' end as complete,
      1 as expected, coalesce(doses, 0) as doses,
      (doses is not null and coalesce(expires_on >= ${ctx.today}::date, true))::integer as valid,
      (coalesce(expires_on < ${ctx.today}::date, false))::integer as expired,
      (doses is null)::integer as missing
    from ${staff}
    cross join json_to_recordset(${neededOf(schemes)}::json) as scheme (vaccine text, needed integer)
    left join (${givenBy(schemes)}) as given on ${and(
      eq(sql`given.staff_id`, staff.id),
      sql`given.vaccine = scheme.vaccine`,
    )}
    where ${conditionsOf(
      live(staff),
      sql`scheme.vaccine = any(${`{${(vaccine ?? named).join(",")}}`}::text[])`,
      area && among(staff.workArea, area),
    )}`;
  },
  order: { by: "name" },
  chart: { by: "vaccine", measure: "coverage" },
  grid: { down: "area", across: "vaccine", measure: "coverage" },
  link: ({ id }) => links.staffMember(Number(id.split("-")[0])),
});
