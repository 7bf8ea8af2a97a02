import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { parseListQuery } from "../lists/address";
import { addDays } from "../values/dates";
import { boardQuery } from "./board-views";
import { getBoard } from "./get-board";
import { getUnitStrip } from "./get-unit-strip";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt(new Date());
});

const on = (days: number) => addDays(ctx.today, days);
const board = (asked: Record<string, string> = {}) =>
  getBoard(ctx, parseListQuery(asked, boardQuery));
const codes = (lines: readonly { code: string }[] = []) => lines.map(({ code }) => code);

test("without an address it asks from today for ever, and tells who is free, almost and busy", async () => {
  const project = await make.aProject();
  const free = await make.anEquipment();
  const { unit: back } = await make.aRentedUnit(project, { expectedReturnDate: on(12) });
  const { unit: out } = await make.aRentedUnit(project);
  const open = await board();
  expect(open.found?.span).toEqual({ from: ctx.today, to: null });
  expect(codes(open.found?.lines.free)).toEqual([free.code]);
  expect(codes(open.found?.lines.almost)).toEqual([back.code]);
  expect(codes(open.found?.lines.busy)).toEqual([out.code]);
  expect(open.found?.answer.title).toBe("Hay 1 equipo libre.");
  expect(open.span.from <= ctx.today && ctx.today <= open.span.to).toBe(true);
});

test("who is out until nobody knows when is counted and shown alone, with where a return is written down", async () => {
  const project = await make.aProject();
  const { unit: out } = await make.aRentedUnit(project);
  await make.aRentedUnit(project, { expectedReturnDate: on(30) });
  await make.aUnitBlock({ fromDate: ctx.today, toDate: null });
  const asked = { from: on(1), to: on(5), quantity: "3" };
  const all = await board(asked);
  expect(all.found?.counts).toEqual({ free: 0, almost: 0, busy: 3 });
  expect(all.found?.unknownReturns).toBe(1);
  expect(all.found?.answer.details.at(-1)).toContain("El primero vuelve el");
  const alone = await board({ ...asked, returns: "none" });
  expect(alone.found?.lines.busy).toMatchObject([
    {
      code: out.code,
      hasUnknownReturn: true,
      backOn: null,
      taken: [{ url: `/projects/${project.id}/resources` }],
    },
  ]);
});

test("a promise leads to its reservation", async () => {
  const { reservation } = await make.aPromisedUnit({
    equipmentId: (await make.anEquipment()).id,
    fromDate: on(2),
    toDate: on(9),
  });
  const { found, timeline } = await board({ from: on(1), to: on(9) });
  expect(found?.lines.busy[0]?.taken).toMatchObject([
    { who: expect.stringContaining(reservation.code), url: `/reservations/${reservation.id}` },
  ]);
  expect(timeline.rows[0]?.bars).toMatchObject([{ url: `/reservations/${reservation.id}` }]);
});

test("what is typed wrong is told by field, and the timeline is shown all the same", async () => {
  await make.anEquipment();
  const wrong = await board({ from: on(5), to: on(1), quantity: "0", min_capacity: "x" });
  expect(wrong.found).toBeNull();
  expect(Object.keys(wrong.faults).sort()).toEqual(["min_capacity", "quantity", "to"]);
  expect((await board({ from: on(5), to: on(1) })).faults).toEqual({
    to: "El día de vuelta no puede ser anterior al primero.",
  });
  expect((await board({ from: "ayer" })).faults).toEqual({ from: "Fecha inválida." });
  expect(wrong.timeline.total).toBe(1);
});

test("a project that is closed or does not exist is near nothing", async () => {
  await make.anEquipment();
  const closed = await make.aProject({ isClosed: true });
  for (const near of ["2000000000", String(closed.id)]) {
    const { found, texts } = await board({ near_project_id: near });
    expect([found?.counts.free, texts.near_project_id]).toEqual([1, undefined]);
  }
});

test("any number of units takes as many statements", async () => {
  const project = await make.aProject();
  const asked = { near_project_id: String(project.id), rows: "150" };
  await make.aRentedUnit(project);
  const few = await countQueries(() => board(asked));
  for (let made = 0; made < 8; made += 1) await make.aRentedUnit(project);
  expect(await countQueries(() => board(asked))).toBe(few);
});

test("a unit's strip holds today and the ninety days after", async () => {
  const { equipmentId } = await make.aUnitBlock({ fromDate: on(3), toDate: on(5) });
  const unit = { ...(await make.anEquipment()), id: equipmentId };
  const { row, span } = await getUnitStrip(ctx, unit);
  expect(span.from <= ctx.today && on(90) <= span.to).toBe(true);
  expect(row.bars).toMatchObject([{ kind: "BLOCK", from: on(3), to: on(5) }]);
});
