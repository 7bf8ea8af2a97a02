import type * as z from "zod";
import { projects } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import type { Project } from "./get-project";
import type { ProjectInput } from "./input";
import { lockActivePartnerShared } from "./lock-active-partner-shared";
import { assertPeriod } from "./period";

export const createProject = (
  ctx: Context,
  input: z.output<typeof ProjectInput>,
): Promise<Project> =>
  atomically(ctx, async (ctx) => {
    const partner = await lockActivePartnerShared(ctx, input.partnerId);
    assertPeriod(input);
    const project = single(await ctx.db.insert(projects).values(input).returning());
    return { ...project, partnerName: partner.name };
  });
