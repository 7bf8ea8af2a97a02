import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { equipment } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm, anImage } from "@/db/testing/sample-files";
import { call } from "@/lib/http/testing";
import { DELETE, GET, POST } from "./route";

const image = await anImage();
let as: Awaited<ReturnType<typeof make.aSession>>;
let id: number;

const slot = (field_name: string) => ({ model_type: "resource_item", object_id: id, field_name });
const upload = (field: string) =>
  call(POST, { as, multipart: aForm(slot(field), image, "foto.jpg") });

beforeEach(async () => {
  as = await make.aSession();
  ({ id } = await make.anEquipment());
});

test("the pictures of a unit that is out of service for good stay as they are", async () => {
  const first = await upload("resource_image");
  expect(first.status).toBe(200);
  await database()
    .update(equipment)
    .set({ availability: "RETIRADO", retirementReason: "Dado de baja" })
    .where(eq(equipment.id, id));
  const refused = { status: 400, body: { code: "resource_retired" } };
  expect(await upload("resource_image")).toMatchObject(refused);
  expect(await upload("resource_image_2")).toMatchObject(refused);
  const query = slot("resource_image");
  expect(await call(DELETE, { as, query, method: "DELETE" })).toMatchObject(refused);
  expect((await call(GET, { as, query })).body.data).toMatchObject({
    has_file: true,
    file_url: first.body.data.file_url,
  });
});
