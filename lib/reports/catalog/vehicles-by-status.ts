import { eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { vehicles } from "@/db/schema";
import { vehicleStatuses, vehicleTypes } from "@/db/values";
import { links } from "../../links/pages";
import { choicesOf, eitherOf } from "../../lists/declared-filters";
import { getAlertDays } from "../../settings/get-alert-days";
import { vehicleFields as fields } from "../../vehicles/fields";
import { vehicleStatusLabels, vehicleTypeLabels } from "../../vehicles/labels";
import { conditionsOf } from "../conditions-of";
import { worstPaperColumns, worstPaperMethod } from "../paper-columns";
import { vehicleFacts, worstPapers } from "../paper-facts";
import { declareReport, dimension, measure } from "../report";
import { yesOrNo, yesOrNoLabels } from "../yes-or-no";

export const vehiclesByStatus = declareReport({
  slug: "vehicles-by-status",
  group: "people",
  name: "Vehículos por estado",
  question: "¿Qué vehículos hay, en qué estado están y qué documento les preocupa más?",
  method: [
    "Vehículos que no se han eliminado, activos e inactivos, con su estado de este momento.",
    ...worstPaperMethod,
  ],
  operation: "vehicles.list",
  hasSpan: false,
  columns: {
    plate: dimension(fields.plate.label, { kind: "code" }),
    brand: dimension(fields.brand.label),
    type: dimension(fields.type.label, { labels: vehicleTypeLabels }),
    status: dimension(fields.status.label, { labels: vehicleStatusLabels }),
    owner: dimension(fields.owner.label, { hidden: true }),
    is_active: dimension(fields.isActive.label, { labels: yesOrNoLabels }),
    ...worstPaperColumns,
    vehicles: measure("Vehículos"),
  },
  filters: {
    type: choicesOf(fields.type.label, vehicleTypes, vehicleTypeLabels),
    status: choicesOf(fields.status.label, vehicleStatuses, vehicleStatusLabels),
    isActive: eitherOf(fields.isActive.label, "Activos", "Inactivos"),
  },
  rows: async (ctx, { type, status, isActive }) => sql`
    select ${vehicles.id} as id, ${vehicles.plate} as plate, ${vehicles.brand} as brand, ${vehicles.type} as type,
      ${vehicles.status} as status, ${vehicles.owner} as owner, ${yesOrNo(sql`${vehicles.isActive}`)} as is_active,
      worst.paper, worst.expires_on, worst.paper_state, coalesce(worst.expired, 0) as expired,
      coalesce(worst.due, 0) as due, coalesce(worst.missing, 0) as missing, 1 as vehicles
    from ${vehicles}
    left join (${worstPapers(ctx, vehicleFacts(), await getAlertDays(ctx))}) as worst on worst.subject_id = ${vehicles.id}
    where ${conditionsOf(
      undeleted(vehicles),
      type && among(vehicles.type, type),
      status && among(vehicles.status, status),
      isActive === undefined ? undefined : eq(vehicles.isActive, isActive),
    )}`,
  order: { by: "plate" },
  chart: { by: "status", measure: "vehicles" },
  link: ({ id }) => links.vehicle(Number(id)),
});
