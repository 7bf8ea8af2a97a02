import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { usedFields } from "@/lib/search/used-fields";
import { GET } from "./route";

let field: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
});

const ask = (query: Record<string, string | number>) => call(GET, { as: field, query });
const suggested = async (query: Record<string, string | number>) => (await ask(query)).body.data;

test("suggests what each field holds, once", async () => {
  const project = await make.aProject({
    location: "Coca",
    contactName: "Luis",
    contactPhone: "099 1",
  });
  const { id: worksheetId } = await make.aWorksheet({ projectId: project.id });
  const chain = { worksheetId, driverName: "Pedro", location: "Coca", contactPhone: "099 2" };
  await make.aCustodyChain({ ...chain, contactName: "Luis" });
  await make.aShippingGuide({
    projectId: project.id,
    contactName: "Ángel",
    carrierName: "Napo",
    originPlace: "Quito",
    destinationPlace: "Coca",
  });
  await make.anEquipment({ brand: "Hino", model: "X" });
  await make.aVehicle({ brand: "Hino", model: "500" });
  const expected = {
    contact_name: ["Ángel", "Luis"],
    contact_phone: ["099 1", "099 2"],
    driver_name: ["Pedro"],
    carrier_name: ["Napo"],
    location: ["Coca"],
    origin_place: ["Quito"],
    destination_place: ["Coca"],
    brand: ["Hino"],
    model: ["500", "X"],
  };
  for (const name of usedFields)
    expect([name, await suggested({ field: name })]).toEqual([name, expected[name]]);
});

test("suggests once what one table holds twice", async () => {
  await make.aShippingGuide({ carrierName: "Napo" });
  await make.aShippingGuide({ carrierName: "Napo" });
  expect((await ask({ field: "carrier_name" })).body).toMatchObject({ data: ["Napo"], count: 1 });
});

test("leaves out what was deleted, and blanks", async () => {
  await make.aShippingGuide({ carrierName: "Borrada", isDeleted: true });
  await make.aShippingGuide({ carrierName: "" });
  await make.aShippingGuide({});
  expect(await suggested({ field: "carrier_name" })).toEqual([]);
});

test("searches without accents, and gives a page at a time", async () => {
  for (const carrierName of ["Cóndor", "Condominio", "Napo"])
    await make.aShippingGuide({ carrierName });
  expect(await suggested({ field: "carrier_name", search: "CÓN" })).toEqual([
    "Condominio",
    "Cóndor",
  ]);
  const { body } = await ask({ field: "carrier_name", page: 2, page_size: 2 });
  expect(body).toEqual({ success: true, data: ["Napo"], count: 3, page: 2, page_size: 2 });
});

test.each([{}, { field: "" }, { field: "password_hash" }, { field: "toString" }])(
  "refuses %j",
  async (query) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.field_errors)]).toEqual([400, ["field"]]);
  },
);
