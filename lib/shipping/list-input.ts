import { z } from "zod";
import { guideStatuses, guideTypes } from "@/db/values";
import { dayFilter, idFilter, oneOf } from "../lists/address";
import { filter, paging, wholeUnlessPaged } from "../lists/input";
import { IdFilter, renamed, Search } from "../wire/input";

const names = { project_id: "projectId", type_shipping_guide: "type" } as const;

export const GuideList = z
  .object({
    project_id: IdFilter,
    status: filter(z.enum(guideStatuses)),
    type_shipping_guide: filter(z.enum(guideTypes)),
    search: Search,
    ...paging,
  })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));

const sortable = ["number", "date", "type", "location", "partner", "cost", "status"] as const;

const filters = {
  status: oneOf(guideStatuses),
  type: oneOf(guideTypes),
  date_from: dayFilter(),
  date_to: dayFilter(),
};

export const guideQuery = {
  sortable,
  filters: { projectId: idFilter(), partnerId: idFilter(), ...filters },
} as const;

/** The path names the project. */
export const projectGuideQuery = {
  sortable,
  filters: { project_id: idFilter(), ...filters },
} as const;
