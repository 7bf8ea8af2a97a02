import type { BaseContext } from "../kernel/context";
import type { ListQuery } from "../lists/address";
import type { FilterValues } from "../lists/filter-readers";
import { type AnswerInWords, answerOf } from "./answer";
import { type boardQuery, boardWindow, rowCounts, zooms } from "./board-views";
import { type FoundLines, foundLines } from "./found-lines";
import { type AvailabilitySearch, getAvailability } from "./get-availability";
import { getNearProject } from "./get-near-project";
import { getTimeline } from "./get-timeline";
import { AvailabilityQuery } from "./input";

type Query = ListQuery<string, FilterValues<typeof boardQuery.filters>>;

type Found = Pick<AvailabilitySearch, "span" | "quantity" | "counts" | "unknownReturns"> & {
  answer: AnswerInWords;
  lines: FoundLines;
};

async function getFound(
  ctx: BaseContext,
  asked: Parameters<typeof getAvailability>[1],
): Promise<Found> {
  const found = await getAvailability(ctx, asked);
  const { span, quantity, counts, unknownReturns } = found;
  return {
    span,
    quantity,
    counts,
    unknownReturns,
    answer: answerOf(found),
    lines: foundLines(found),
  };
}

/** As it stands in the address, and in words what is wrong about it. */
function readAsked(ctx: BaseContext, { search, filters }: Query, near: number | undefined) {
  const { from = ctx.today, to, type, quantity, min_capacity } = filters;
  const texts = { from, to, type, quantity, min_capacity, near_project_id: near, search };
  const read = AvailabilityQuery.safeParse(texts);
  const faults = Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
  return { texts, faults, asked: read.data };
}

/** Who can be had on the days of the address, and who has the others, day by day. */
export async function getBoard(ctx: BaseContext, query: Query) {
  const { filters, search, page } = query;
  const { zoom = zooms[0], rows = rowCounts[0], type } = filters;
  const near = await getNearProject(ctx, filters.near_project_id);
  const { texts, faults, asked } = readAsked(ctx, query, near.id);
  const date = filters.date ?? asked?.from ?? ctx.today;
  const span = boardWindow(zoom, date);
  const showsUnknownReturns = filters.returns !== undefined;
  const [found, timeline] = await Promise.all([
    asked ? getFound(ctx, { ...asked, showsUnknownReturns }) : null,
    getTimeline(ctx, {
      ...span,
      type,
      condition: undefined,
      minCapacity: asked?.minCapacity,
      search: search || undefined,
      page: { page, pageSize: Number(rows) },
    }),
  ]);
  return {
    texts,
    faults,
    near: near.choices,
    found,
    timeline,
    zoom,
    date,
    span,
    showsUnknownReturns,
  };
}

export type AvailabilityBoard = Awaited<ReturnType<typeof getBoard>>;
