import { z } from "zod";
import { alwaysPaged, inOurWords, LooseId, paging } from "../input";

export const UnbilledQuery = z
  .object({ project_id: LooseId.optional(), ...paging })
  .transform(alwaysPaged)
  .transform(inOurWords({ project_id: "projectId" }));
