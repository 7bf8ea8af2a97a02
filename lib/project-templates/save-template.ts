import type * as z from "zod";
import { projectTemplates } from "@/db/schema";
import { listUnretiredAssignments } from "../assignments/queries";
import { unitsByType } from "../assignments/units-to-assign";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { getProject } from "../projects/get-project";
import { single } from "../values/rows";
import type { ProjectTemplate } from "./get-template";
import type { ProjectTemplateInput } from "./input";
import { servicesAlone } from "./services-alone";

/** Of what the project has now; what becomes of the project later changes nothing in it. */
export const saveTemplate = (
  ctx: Context,
  { projectId, name }: z.output<typeof ProjectTemplateInput>,
): Promise<ProjectTemplate> =>
  atomically(ctx, async (ctx) => {
    const { block, notes } = await getProject(ctx, { projectId });
    const assigned = await listUnretiredAssignments(ctx, projectId);
    const units = unitsByType(assigned);
    const services = servicesAlone(assigned);
    if (units.length + services.length === 0)
      throw new Refused("El proyecto no tiene equipos ni servicios propios que guardar.");
    const values = { name, block, notes, units, services };
    return single(await ctx.db.insert(projectTemplates).values(values).returning());
  });
