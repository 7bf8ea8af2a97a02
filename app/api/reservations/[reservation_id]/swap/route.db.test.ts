import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { listFirmClaims } from "@/lib/reservations/testing";
import { aReservationDesk, wantedLine } from "../../testing";
import { POST as SWAP } from "./route";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

test("another unit may stand for one of a line, unless others have it", async () => {
  const [unit, other, taken] = [
    await make.anEquipment(),
    await make.anEquipment(),
    await make.anEquipment(),
  ];
  await desk.confirmed({}, [{ ...wantedLine, resource_item_ids: [taken.id] }]);
  const id = await desk.confirmed({}, [{ ...wantedLine, resource_item_ids: [unit.id] }]);
  const line_id = (await desk.get(id)).body.data.lines[0].id;
  const swap = (by: number) =>
    desk.act(SWAP, id, { line_id, resource_item_id: unit.id, by_resource_item_id: by });
  expect((await swap(taken.id)).body.code).toBe("resource_reserved");
  expect((await swap(other.id)).body.data.lines[0].units).toMatchObject([
    { resource_item_id: other.id },
  ]);
  expect(await listFirmClaims(unit.id)).toEqual([]);
});
