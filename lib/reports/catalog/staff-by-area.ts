import { eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { staff } from "@/db/schema";
import { workAreas } from "@/db/values";
import { links } from "../../links/pages";
import { choicesOf, eitherOf } from "../../lists/declared-filters";
import { getAlertDays } from "../../settings/get-alert-days";
import { staffFields as fields } from "../../staff/fields";
import { workAreaLabels } from "../../staff/labels";
import { conditionsOf } from "../conditions-of";
import { worstPaperColumns, worstPaperMethod } from "../paper-columns";
import { staffFacts, worstPapers } from "../paper-facts";
import { staffName } from "../person-name";
import { declareReport, dimension, measure } from "../report";
import { yesOrNo, yesOrNoLabels } from "../yes-or-no";

export const staffByArea = declareReport({
  slug: "staff-by-area",
  group: "people",
  name: "Técnicos por área",
  question: "¿Cuántos técnicos hay en cada área y qué documento les preocupa más?",
  method: [
    "Técnicos que no se han eliminado, activos e inactivos, con su área de este momento.",
    ...worstPaperMethod,
  ],
  operation: "staff.list",
  hasSpan: false,
  columns: {
    name: dimension("Técnico"),
    dni: dimension(fields.dni.label, { kind: "code", hidden: true }),
    area: dimension(fields.workArea.label, { labels: workAreaLabels }),
    is_active: dimension(fields.isActive.label, { labels: yesOrNoLabels }),
    ...worstPaperColumns,
    people: measure("Técnicos"),
  },
  filters: {
    area: choicesOf(fields.workArea.label, workAreas, workAreaLabels),
    isActive: eitherOf(fields.isActive.label, "Activos", "Inactivos"),
  },
  rows: async (ctx, { area, isActive }) => sql`
    select ${staff.id} as id, ${staffName} as name, ${staff.dni} as dni, ${staff.workArea} as area,
      ${yesOrNo(sql`${staff.isActive}`)} as is_active, worst.paper, worst.expires_on, worst.paper_state,
      coalesce(worst.expired, 0) as expired, coalesce(worst.due, 0) as due, coalesce(worst.missing, 0) as missing,
      1 as people
    from ${staff}
    left join (${worstPapers(ctx, staffFacts(), await getAlertDays(ctx))}) as worst on worst.subject_id = ${staff.id}
    where ${conditionsOf(
      undeleted(staff),
      area && among(staff.workArea, area),
      isActive === undefined ? undefined : eq(staff.isActive, isActive),
    )}`,
  order: { by: "name" },
  chart: { by: "area", measure: "people" },
  link: ({ id }) => links.staffMember(Number(id)),
});
