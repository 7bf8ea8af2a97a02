import { describe, expect, test } from "vitest";
import { isProof } from "@/scripts/testing/extent.mjs";
import { addDays, type Day, eachDay } from "../values/dates";
import { freedomOf } from "./freedom";

type Claim = { from: Day; to: Day | null };

const today = "2026-12-01";
const on = (days: number) => addDays(today, days);
const horizon = on(120);

const asked = (from: number, to: number | null, turnaround = 0) => ({
  span: { from: on(from), to: to === null ? null : on(to) },
  today,
  turnaround,
});
const claim = (from: number, to: number | null): Claim => ({
  from: on(from),
  to: to === null ? null : on(to),
});

describe("a unit is", () => {
  test("free between two who hand it over on the day", () => {
    expect(freedomOf([claim(0, 5), claim(9, null)], asked(5, 9))).toEqual({
      state: "FREE",
      freeFrom: on(5),
      freeUntil: on(9),
      gapDays: 0,
      taken: [],
    });
  });

  test("almost free while at most half of the days are another's", () => {
    const { state, taken } = freedomOf([claim(7, 12)], asked(2, 12));
    expect([state, taken.map(({ from, to }) => [from, to])]).toEqual(["ALMOST", [[on(7), on(12)]]]);
    expect(freedomOf([claim(6, 12)], asked(2, 12)).state).toBe("BUSY");
    expect(freedomOf([claim(6, 12)], asked(2, null)).state).toBe("ALMOST");
    expect(freedomOf([claim(6, null)], asked(2, null)).state).toBe("BUSY");
  });

  test("not ready before its days of preparation", () => {
    const claims = [claim(0, 5), claim(12, 14)];
    expect(freedomOf(claims, asked(7, 10, 2))).toMatchObject({
      state: "FREE",
      freeFrom: on(7),
      freeUntil: on(10),
    });
    expect(freedomOf(claims, asked(6, 10, 2)).taken).toMatchObject([{ from: on(6), to: on(7) }]);
  });
});

/** The same sequence each time. */
function chancesOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

function someClaims(below: (most: number) => number): Claim[] {
  const claims: Claim[] = [];
  let at = below(12);
  while (at < 60 && below(6) > 0) {
    const ends = below(14) === 0 ? null : at + 1 + below(9);
    claims.push(claim(at, ends));
    if (ends === null) break;
    at = ends + below(8);
  }
  return claims;
}

const within = (day: Day, { from, to }: Claim) => from <= day && (to === null || day < to);

/** Day by day, until long after everything that ends. */
function bruteForce(claims: Claim[], { span, turnaround }: ReturnType<typeof asked>) {
  const busyDays = new Set(
    eachDay(today, horizon).filter((day) =>
      claims.some(({ from, to }) =>
        within(day, { from: addDays(from, -turnaround), to: to && addDays(to, turnaround) }),
      ),
    ),
  );
  const days = eachDay(span.from, horizon).filter((day) => within(day, span));
  const taken = days.filter((day) => busyDays.has(day));
  let freeFrom = span.from;
  while (freeFrom > today && !busyDays.has(addDays(freeFrom, -1))) freeFrom = addDays(freeFrom, -1);
  const freeUntil = span.to
    ? (eachDay(span.to, horizon).find((day) => busyDays.has(day)) ?? null)
    : null;
  const isOpen = taken.includes(horizon);
  const isMost = span.to === null ? isOpen : 2 * taken.length > days.length;
  const isLost = isOpen || isMost;
  const state = taken.length === 0 ? "FREE" : isLost ? "BUSY" : "ALMOST";
  return { state, taken, freeFrom, freeUntil };
}

test("freedom equals days counted one by one", () => {
  const rounds = isProof ? 10_000 : 600;
  const below = chancesOf(7);
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const claims = someClaims(below);
    const from = below(60);
    const question = asked(from, below(6) === 0 ? null : from + 1 + below(15), below(3));
    const found = freedomOf(claims, question);
    const counted = bruteForce(claims, question);
    const taken = eachDay(today, horizon).filter((day) =>
      found.taken.some((span) => within(day, span)),
    );
    expect({ round, state: found.state, taken }).toEqual({
      round,
      state: counted.state,
      taken: counted.taken,
    });
    if (counted.state === "FREE")
      expect({ round, from: found.freeFrom, until: found.freeUntil }).toEqual({
        round,
        from: counted.freeFrom,
        until: counted.freeUntil,
      });
    seen.add(counted.state);
  }
  expect([...seen].sort()).toEqual(["ALMOST", "BUSY", "FREE"]);
});
