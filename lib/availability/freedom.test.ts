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
      missing: [],
    });
  });

  test("almost free while at most half of the days are another's", () => {
    const { state, missing } = freedomOf([claim(7, 12)], asked(2, 12));
    expect([state, missing.map(({ from, to }) => [from, to])]).toEqual([
      "ALMOST",
      [[on(7), on(12)]],
    ]);
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
    expect(freedomOf(claims, asked(6, 10, 2)).missing).toMatchObject([{ from: on(6), to: on(7) }]);
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
  const taken = new Set(
    eachDay(today, horizon).filter((day) =>
      claims.some(({ from, to }) =>
        within(day, { from: addDays(from, -turnaround), to: to && addDays(to, turnaround) }),
      ),
    ),
  );
  const days = eachDay(span.from, horizon).filter((day) => within(day, span));
  const missing = days.filter((day) => taken.has(day));
  let freeFrom = span.from;
  while (freeFrom > today && !taken.has(addDays(freeFrom, -1))) freeFrom = addDays(freeFrom, -1);
  const freeUntil = span.to
    ? (eachDay(span.to, horizon).find((day) => taken.has(day)) ?? null)
    : null;
  const isOpen = missing.includes(horizon);
  const isMost = span.to === null ? isOpen : 2 * missing.length > days.length;
  const isLost = isOpen || isMost;
  const state = missing.length === 0 ? "FREE" : isLost ? "BUSY" : "ALMOST";
  return { state, missing, freeFrom, freeUntil };
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
    const missing = eachDay(today, horizon).filter((day) =>
      found.missing.some((span) => within(day, span)),
    );
    expect({ round, state: found.state, missing }).toEqual({
      round,
      state: counted.state,
      missing: counted.missing,
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
