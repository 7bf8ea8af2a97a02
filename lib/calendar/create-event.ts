import type * as z from "zod";
import { calendarEvents } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { assertOpen } from "../projects/assert-open";
import { lockProject } from "../projects/lock-project";
import { single } from "../values/rows";
import { assertItems } from "./assert-items";
import { getEvent } from "./get-event";
import type { EventInput } from "./input";
import { lockResponsibleShared } from "./lock-responsible-shared";
import { replaceEventItems } from "./replace-items";
import { assertSpan } from "./span";
import { tellResponsible } from "./tell-responsible";

export const createEvent = (ctx: Context, { items = [], ...input }: z.output<typeof EventInput>) =>
  atomically(ctx, async (ctx) => {
    const { startTime = null, endTime = null } = input;
    const endDate = input.endDate ?? input.startDate;
    assertSpan({ ...input, endDate, startTime, endTime });
    const project = await lockProject(ctx, input);
    await lockResponsibleShared(ctx, input.staffId);
    await assertItems(ctx, project.id, items);
    assertOpen(project);

    const created = await ctx.db
      .insert(calendarEvents)
      .values({ ...input, endDate })
      .returning({ id: calendarEvents.id });
    const { id } = single(created);
    await replaceEventItems(ctx, { id, items: [] }, items);
    const event = await getEvent(ctx, { eventId: id });
    await tellResponsible(ctx, event);
    return event;
  });
