import { sql } from "drizzle-orm";
import { expiryLabels } from "../../alerts/labels";
import { outlookColumns } from "../../alerts/outlook-columns";
import { links } from "../../links/pages";
import { choiceOf } from "../../lists/declared-filters";
import { getAlertDays } from "../../settings/get-alert-days";
import { addDays } from "../../values/dates";
import { monthAfter } from "../../values/months";
import { conditionsOf } from "../conditions-of";
import { paperNames, staffFacts, stateOf, vehicleFacts } from "../paper-facts";
import { declareReport, dimension, measure } from "../report";
import { monthOfDay } from "../within-span";

const whose = ["staff", "vehicle"] as const;

const whoseLabels = { staff: "Técnico", vehicle: "Vehículo" };

const monthsAhead = ["0", "1", "3", "6", "12", "24"] as const;

const monthsAheadLabels = {
  "0": "Este mes",
  "1": "1 mes",
  "3": "3 meses",
  "6": "6 meses",
  "12": "12 meses",
  "24": "24 meses",
};

export const expiries = declareReport({
  slug: "expiries",
  group: "people",
  name: "Vencimientos por mes",
  question: "¿Qué documentos de técnicos y vehículos vencen cada mes, y cuáles ya vencieron?",
  method: [
    "Los mismos documentos que vigilan las alertas: fechas propias, pases, certificaciones y la próxima dosis de cada vacuna, de técnicos y vehículos activos.",
    "Cuentan los ya vencidos, en el mes en que vencieron, y los que vencen hasta el fin del mes que se elige; si no se elige, doce meses adelante.",
    "Un documento vale también el día en que vence. Los que no tienen fecha no vencen y no cuentan.",
  ],
  operation: "alerts.list",
  hasSpan: false,
  columns: {
    month: dimension("Mes", { kind: "month" }),
    whose: dimension("De", { labels: whoseLabels }),
    subject: dimension("Técnico o vehículo"),
    paper: dimension("Documento", { labels: paperNames }),
    expires_on: dimension(outlookColumns.expires_on.label, { kind: "date" }),
    state: dimension(outlookColumns.standing.label, { labels: expiryLabels }),
    days_left: measure(outlookColumns.days_left.label, { together: null }),
    papers: measure("Documentos", { hidden: true }),
  },
  filters: {
    months: choiceOf("Meses adelante", monthsAhead, monthsAheadLabels),
    whose: choiceOf("De", whose, whoseLabels),
  },
  rows: async (ctx, { months = "12", whose: asked }) => sql`
    select concat_ws('-', whose, subject_id, field, record_id) as id, ${monthOfDay(sql`expires_on`)} as month, whose,
      subject_name as subject, paper, expires_on, ${stateOf(ctx, await getAlertDays(ctx))} as state,
      expires_on - ${ctx.today}::date as days_left, 1 as papers
    from (
      select 'staff' as whose, named.* from (${staffFacts()}) as named
      union all
      select 'vehicle', named.* from (${vehicleFacts()}) as named) as papers
    where ${conditionsOf(
      sql`expires_on <= ${addDays(monthAfter(ctx.today, Number(months) + 1), -1)}::date`,
      asked && sql`whose = ${asked}`,
    )}`,
  order: { by: "expires_on" },
  chart: { by: "month", measure: "papers" },
  grid: { down: "paper", across: "month", measure: "papers" },
  link({ id }) {
    const [of, subject] = id.split("-");
    const page = of === whose[0] ? links.staffMember : links.vehicle;
    return page(Number(subject));
  },
});
