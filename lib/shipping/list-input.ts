import * as z from "zod";
import { guideStatuses, guideTypes } from "@/db/values";
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
