import { expect, test } from "vitest";
import { memberAt } from "../kernel/testing";
import { listViews, shownViews } from "./list-views";
import { removeView } from "./remove-view";
import { saveView } from "./save-view";

const at = "2026-03-10T17:00:00Z";
const place = "/equipment";
const view = { place, name: "Lavamanos libres", asked: "type=LVMNOS", isShared: false };

test("a view is one's own until it is shared", async () => {
  const [mine, other] = [await memberAt(at), await memberAt(at)];
  await saveView(mine, view);
  await saveView(mine, { ...view, name: "Baterías", isShared: true });
  await saveView(other, { ...view, name: "Zonas" });
  const seen = shownViews(await listViews(other, { place }), other);
  expect(seen.map(({ name, owner }) => [name, owner === null])).toEqual([
    ["Zonas", true],
    ["Baterías", false],
  ]);
  expect(await listViews(mine, { place: "/vehicles" })).toEqual([]);
});

test("the same name takes the place of what was there, also when saved twice at once", async () => {
  const ctx = await memberAt(at);
  await Promise.all([saveView(ctx, view), saveView(ctx, { ...view, asked: "type=LVMNOS&page=2" })]);
  await saveView(ctx, { ...view, asked: "condition=BAD", isShared: true });
  expect(await listViews(ctx, { place })).toMatchObject([
    { asked: "condition=BAD", isShared: true },
  ]);
});

test("only its owner takes a view away", async () => {
  const [mine, other] = [await memberAt(at), await memberAt(at)];
  await saveView(mine, { ...view, isShared: true });
  const [{ id = 0 } = {}] = await listViews(mine, { place });
  await expect(removeView(other, { viewId: id })).rejects.toThrow("No se encontró");
  await removeView(mine, { viewId: id });
  expect(await listViews(mine, { place })).toEqual([]);
});

test("there are at most fifty of a screen", async () => {
  const ctx = await memberAt(at);
  for (let at = 0; at < 50; at += 1) await saveView(ctx, { ...view, name: `Vista ${at}` });
  await expect(saveView(ctx, view)).rejects.toThrow("50 vistas");
  await saveView(ctx, { ...view, name: "Vista 7", asked: "" });
  await saveView(ctx, { ...view, place: "/vehicles" });
});
