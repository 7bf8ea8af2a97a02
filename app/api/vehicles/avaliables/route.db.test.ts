import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { vehicleCertificationRecords, vehiclePasses, vehicles } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
const list = async (query = {}) => (await call(GET, { as: office, query })).body;

beforeEach(async () => {
  office = await make.aSession();
});

test("answers all the active vehicles, a page only when asked for", async () => {
  await make.aVehicle({ plate: "B-2" });
  await make.aVehicle({ plate: "A-1" });
  await make.aVehicle({ isActive: false });
  await make.aVehicle({ isDeleted: true });
  const body = await list();
  expect(body).not.toHaveProperty("count");
  expect(body.data.map((row: { no_plate: string }) => row.no_plate)).toEqual(["A-1", "B-2"]);
  expect(await list({ page: 2, page_size: 1 })).toMatchObject({
    count: 2,
    page: 2,
    data: [{ no_plate: "B-2" }],
  });
  expect((await list({ page: 9 })).data).toEqual([]);
});

async function manyVehicles(from: number, to: number) {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const values = numbers.map((n) => ({
    brand: "Hino",
    type: "AUTO" as const,
    plate: `P-${n}`,
    owner: "Faena",
  }));
  const rows = await database().insert(vehicles).values(values).returning({ id: vehicles.id });
  await database()
    .insert(vehiclePasses)
    .values(rows.map(({ id }) => ({ vehicleId: id, block: "BLOCK_01", expiresOn: "2027-01-01" })));
  await database()
    .insert(vehicleCertificationRecords)
    .values(
      rows.map(({ id }) => ({
        vehicleId: id,
        name: "PRUEBA HIDROSTATICA" as const,
        startDate: "2026-01-01",
        endDate: "2027-01-01",
      })),
    );
}

const many = extent(200, 2_000);

test(`${many} vehicles cost as many queries as one, four besides the caller's`, async () => {
  const cost = async () => {
    const { answer, queries } = await withQueries(list);
    const own = queries.filter((query) => /"vehicle|"attachments"/.test(query)).length;
    return { all: queries.length, own, rows: answer.data.length };
  };
  await manyVehicles(0, 1);
  const { all } = await cost();
  await manyVehicles(1, 100);
  expect(await cost()).toEqual({ all, own: 4, rows: 100 });
  await manyVehicles(100, many);
  expect(await cost()).toEqual({ all, own: 4, rows: many });
});
