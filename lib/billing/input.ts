import { z } from "zod";
import { lineKinds } from "@/db/values";
import { inOurWords, LooseId } from "../input";
import { alwaysPaged, paging } from "../list-input";
import { idFilter, manyOf } from "../list-query";

export const UnbilledQuery = z
  .object({ project_id: LooseId.optional(), ...paging })
  .transform(alwaysPaged)
  .transform(inOurWords({ project_id: "projectId" }));

/** What the lists on screen may be asked; `project_id` also comes from a project's own address. */
export const unbilledQuery = {
  sortable: ["location", "description", "from", "amount"],
  filters: { project_id: idFilter(), kind: manyOf(lineKinds) },
} as const;
