import { expect, test } from "vitest";
import { memberAt } from "../kernel/testing";
import { getPreferences } from "./get-preferences";
import { keepPreferences } from "./keep-preferences";

const at = "2026-03-10T17:00:00Z";
const hiding = (list: string, ...columns: string[]) => ({ hiddenColumns: { [list]: columns } });

test("each person has columns and rows of his own, usual ones until he chooses", async () => {
  const [mine, other] = [await memberAt(at), await memberAt(at)];
  await keepPreferences(mine, { ...hiding("equipment", "since"), isCompact: true });
  expect(await getPreferences(mine)).toEqual({ ...hiding("equipment", "since"), isCompact: true });
  expect(await getPreferences(other)).toEqual({ isCompact: false, hiddenColumns: {} });
});

test("what is not given stays, also of two lists that are changed at once", async () => {
  const ctx = await memberAt(at);
  await Promise.all([
    keepPreferences(ctx, hiding("equipment", "since")),
    keepPreferences(ctx, hiding("vehicles", "year", "type")),
    keepPreferences(ctx, { isCompact: true }),
  ]);
  await keepPreferences(ctx, hiding("vehicles"));
  expect(await getPreferences(ctx)).toEqual({
    isCompact: true,
    hiddenColumns: { equipment: ["since"], vehicles: [] },
  });
});

test("at most two hundred lists are remembered", async () => {
  const ctx = await memberAt(at);
  const many = Array.from({ length: 200 }, (_, number) => [`list-${number}`, ["name"]]);
  await keepPreferences(ctx, { hiddenColumns: Object.fromEntries(many) });
  await expect(keepPreferences(ctx, hiding("one-more"))).rejects.toThrow("200 listas");
  await keepPreferences(ctx, hiding("list-7"));
  expect((await getPreferences(ctx)).hiddenColumns["list-7"]).toEqual([]);
});
