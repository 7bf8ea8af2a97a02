import { expect, test } from "vitest";
import { countQueries } from "@/db/testing/queries";
import { erasePerson } from "./erase-person";
import { previewErasure } from "./preview-erasure";
import { aLifeOfWork } from "./testing-life";

test("a life of work is previewed with few queries", async () => {
  const { ctx, userId } = await aLifeOfWork();
  expect(await countQueries(() => previewErasure(ctx, { userId }))).toBeLessThan(20);
});

test("once she is erased, a preview says so and names no record of the business", async () => {
  const { ctx, userId, name } = await aLifeOfWork();
  await erasePerson(ctx, { userId, name });
  const { goes, hindrance } = await previewErasure(ctx, { userId });
  expect(goes.map(({ table, count }) => [table, count])).toEqual([
    ["users", 1],
    ["attachments", 1],
    ["change_log", expect.any(Number)],
  ]);
  expect(hindrance?.code).toBe("person_erased");
});
