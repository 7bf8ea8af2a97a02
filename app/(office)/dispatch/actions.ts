"use server";

import { assignStop } from "@/lib/dispatch/assign-stop";
import { copyWeek as copyRoutes } from "@/lib/dispatch/copy-week";
import { fillRoutes } from "@/lib/dispatch/fill-routes";
import { AssignStopInput, RouteInput } from "@/lib/dispatch/input";
import { CopyWeekInput, ProposeInput, PublishInput } from "@/lib/dispatch/plan-input";
import { publishRoutes } from "@/lib/dispatch/publish-routes";
import { saveRoute } from "@/lib/dispatch/save-route";
import { action, change } from "@/lib/next/action";
import { showDay } from "@/lib/values/dates";

export const assign = change({
  operation: "dispatch.assign",
  input: AssignStopInput,
  run: assignStop,
});

export const save = change({ operation: "dispatch.save", input: RouteInput, run: saveRoute });

export const propose = action({
  operation: "dispatch.propose",
  input: ProposeInput,
  run: fillRoutes,
  show: ({ placed }) => placed.length,
});

export const copyWeek = action({
  operation: "dispatch.copyWeek",
  input: CopyWeekInput,
  run: copyRoutes,
  show: ({ placed }) => placed.length,
});

export const publish = action({
  operation: "dispatch.publish",
  input: PublishInput,
  run: publishRoutes,
  show: ({ published, heldBack, told }) => ({
    published: published.length,
    mailed: told.mailed.length,
    unreached: told.unreached,
    heldBack: heldBack.map(
      ({ route, reason }) => `${route.staffName}, ${showDay(route.date)} (${reason})`,
    ),
  }),
});
