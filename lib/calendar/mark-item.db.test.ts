import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { NotFound } from "../kernel/errors";
import { memberAt } from "../kernel/testing";
import { createEvent } from "./create-event";
import { EventInput } from "./input";
import { markItem } from "./mark-item";

async function anEventOfTwo() {
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const [project, one, other] = [
    await make.aProject(),
    await make.anEquipment(),
    await make.anEquipment(),
  ];
  const event = await createEvent(
    ctx,
    EventInput.parse({
      project_id: project.id,
      title: "Limpieza",
      start_date: "2026-03-10",
      details: [{ resource_item_id: one.id }, { resource_item_id: other.id, cost: "12.50" }],
    }),
  );
  return { ctx, event, items: event.items };
}

const standings = ({
  items,
}: {
  items: readonly { isCompleted: boolean; completedOn: unknown }[];
}) => items.map(({ isCompleted, completedOn }) => [isCompleted, completedOn]);

test("one unit is done today and the others stay; it can be undone", async () => {
  const { ctx, event, items } = await anEventOfTwo();
  const mark = { eventId: event.id, itemId: items[1]?.id ?? 0 };
  const done = await markItem(ctx, { ...mark, isCompleted: true });
  expect(standings(done)).toEqual([
    [false, null],
    [true, "2026-03-10"],
  ]);
  expect(done.items[1]).toMatchObject({ id: mark.itemId, cost: "12.50" });
  const later = await memberAt("2026-03-12T17:00:00Z");
  expect(standings(await markItem(later, { ...mark, isCompleted: true }))).toEqual(standings(done));
  expect(standings(await markItem(later, { ...mark, isCompleted: false }))).toEqual(
    standings(event),
  );
});

test("two at once both count", async () => {
  const { ctx, event, items } = await anEventOfTwo();
  const marked = items.map(({ id }) =>
    markItem(ctx, { eventId: event.id, itemId: id, isCompleted: true }),
  );
  await Promise.all(marked);
  const [first] = items;
  const after = await markItem(ctx, {
    eventId: event.id,
    itemId: first?.id ?? 0,
    isCompleted: true,
  });
  expect(standings(after)).toEqual([
    [true, "2026-03-10"],
    [true, "2026-03-10"],
  ]);
});

test("a unit of another event, and an event that is gone, are not found", async () => {
  const { ctx, event } = await anEventOfTwo();
  const { event: strange, items } = await anEventOfTwo();
  const itemId = items[0]?.id ?? 0;
  for (const eventId of [event.id, 2_147_483_647])
    await expect(markItem(ctx, { eventId, itemId, isCompleted: true })).rejects.toThrow(NotFound);
  expect(standings(strange)).toEqual([
    [false, null],
    [false, null],
  ]);
});
