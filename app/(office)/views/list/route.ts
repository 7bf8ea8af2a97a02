import { officeRead } from "@/lib/next/office-read";
import { ViewsAsked } from "@/lib/saved-views/input";
import { listViews, shownViews } from "@/lib/saved-views/list-views";

export const GET = officeRead({
  operation: "savedViews.list",
  input: ViewsAsked,
  run: async (ctx, asked) => shownViews(await listViews(ctx, asked), ctx),
  show: (views) => views,
});
