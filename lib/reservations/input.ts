import * as z from "zod";
import { reservationStatuses } from "@/db/values";
import { filter, paging, wholeUnlessPaged } from "../lists/input";
import {
  Id,
  IdFilter,
  LooseId,
  MoneyInput,
  optionalStrictDay,
  optionalText,
  renamed,
  Search,
  StrictDay,
  text,
} from "../wire/input";
import { AskedReservationLines, UnitIds } from "./line-input";

const names = {
  reservation_id: "reservationId",
  partner_id: "partnerId",
  project_id: "projectId",
  bloque: "block",
  line_id: "lineId",
  resource_item_id: "equipmentId",
  by_resource_item_id: "byEquipmentId",
  resource_item_ids: "equipmentIds",
  type_equipment: "type",
  from_date: "fromDate",
  to_date: "toDate",
} as const;

const place = {
  project_id: Id.nullish(),
  location: optionalText(200),
  bloque: optionalText(50),
  notes: optionalText(5000),
};

export const ReservationInput = z
  .object({ partner_id: Id, ...place, lines: AskedReservationLines })
  .transform(renamed(names))
  .meta({ id: "ReservationInput" });

export const ReservationChanges = z
  .object({
    reservation_id: Id,
    partner_id: Id.optional(),
    ...place,
    lines: AskedReservationLines.optional(),
  })
  .transform(renamed(names))
  .meta({ id: "ReservationChanges" });

export const PartnerProjectSearch = z
  .object({ partner_id: LooseId, search: Search })
  .transform(renamed(names));

export const LinePricesQuery = z.object({ partner_id: LooseId }).transform(renamed(names));

export const ReservationRef = z.object({ reservation_id: Id }).transform(renamed(names));

/** A year at most. */
export const ReservationHold = z
  .object({ reservation_id: Id, hours: z.int().min(1).max(8_760).nullish() })
  .transform(renamed(names));

export const ReservationCancellation = z
  .object({ reservation_id: Id, reason: text(1000) })
  .transform(renamed(names));

export const UnitSwap = z
  .object({ reservation_id: Id, line_id: Id, resource_item_id: Id, by_resource_item_id: Id })
  .transform(renamed(names));

/** What is not given stays; no return is null. */
const rescheduledDays = { from_date: StrictDay.optional(), to_date: optionalStrictDay };

export const LineReschedule = z
  .object({ reservation_id: Id, line_id: Id, ...rescheduledDays })
  .transform(renamed(names));

export const LineRescheduleQuery = z
  .object({ reservation_id: LooseId, line_id: LooseId, ...rescheduledDays })
  .transform(renamed(names));

const ConvertedLine = z
  .object({ line_id: Id, resource_item_ids: UnitIds, cost: MoneyInput.nullish() })
  .transform(renamed(names));

export type AskedConversionLine = z.output<typeof ConvertedLine>;

export const ReservationConversion = z
  .object({
    reservation_id: Id,
    project_id: Id.nullish(),
    lines: z.array(ConvertedLine).min(1).max(100).nullish(),
  })
  .transform(renamed(names));

export const ReservationsQuery = z
  .object({
    status: filter(z.enum(reservationStatuses)),
    partner_id: IdFilter,
    project_id: IdFilter,
    search: Search,
    ...paging,
  })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));
