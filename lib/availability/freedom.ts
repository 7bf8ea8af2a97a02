import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import { addDays, type Day, daysBetween, earlier, later } from "../values/dates";

/** Half-open, as claims are. */
export type TakenSpan<Claim extends HalfOpenSpan> = HalfOpenSpan & { by: Claim };

export type Freedom<Claim extends HalfOpenSpan> = {
  state: "FREE" | "ALMOST" | "BUSY";
  /** Of the gap that the days asked for lie in; null: nothing comes after. */
  freeFrom: Day;
  freeUntil: Day | null;
  /** Days of the gap that stay idle; null when it has no end. */
  gapDays: number | null;
  /** What of the days asked for somebody else has, by day. */
  taken: TakenSpan<Claim>[];
};

type Asked = { span: HalfOpenSpan; today: Day; turnaround: number };

const isAfter = (a: Day | null, b: Day) => a === null || a > b;

const earliest = (a: Day | null, b: Day | null) => (a && b ? earlier(a, b) : (a ?? b));

/** Days to make the unit ready belong to who had it, before and after. */
const widened = <Claim extends HalfOpenSpan>(claim: Claim, turnaround: number) => ({
  from: turnaround > 0 ? addDays(claim.from, -turnaround) : claim.from,
  to: claim.to && turnaround > 0 ? addDays(claim.to, turnaround) : claim.to,
  by: claim,
});

function takenOf<Claim extends HalfOpenSpan>(
  all: readonly TakenSpan<Claim>[],
  { from, to }: HalfOpenSpan,
) {
  const met = all.filter((claim) => isAfter(claim.to, from) && isAfter(to, claim.from));
  return met.map((claim) => ({
    ...claim,
    from: later(claim.from, from),
    to: earliest(claim.to, to),
  }));
}

/** Of days by several, each once; null for ever. */
function daysOf(taken: readonly HalfOpenSpan[]): number | null {
  let [days, reached]: [number, Day] = [0, ""];
  for (const { from, to } of taken) {
    if (to === null) return null;
    const begins = later(from, reached);
    if (to > begins) days += daysBetween(begins, to);
    reached = later(reached, to);
  }
  return days;
}

function stateOf(
  taken: readonly HalfOpenSpan[],
  { from, to }: HalfOpenSpan,
): "FREE" | "ALMOST" | "BUSY" {
  if (taken.length === 0) return "FREE";
  const days = daysOf(taken);
  if (days === null) return "BUSY";
  return to === null || 2 * days <= daysBetween(from, to) ? "ALMOST" : "BUSY";
}

/** Of one unit, by its firm claims in order of their first day. Almost free: at most half of the days are taken. */
export function freedomOf<Claim extends HalfOpenSpan>(
  claims: readonly Claim[],
  { span, today, turnaround }: Asked,
): Freedom<Claim> {
  const all = claims.map((claim) => widened(claim, turnaround));
  const before = all.flatMap(({ to }) => (to && to <= span.from ? [to] : []));
  const after = all.flatMap(({ from }) => (span.to && from >= span.to ? [from] : []));
  const freeFrom = before.reduce(later, today);
  const freeUntil = after.reduce<Day | null>(earliest, null);
  const taken = takenOf(all, span);
  const gapDays =
    freeUntil && span.to
      ? daysBetween(freeFrom, span.from) + daysBetween(span.to, freeUntil)
      : null;
  return { state: stateOf(taken, span), freeFrom, freeUntil, gapDays, taken };
}
