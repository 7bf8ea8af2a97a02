import { expect, test } from "vitest";
import { aPartner, aProject } from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { listProjectPartners } from "./list-project-partners";

test("names each client with a live project once, in the order of Spanish", async () => {
  const [zorro, aguila, gone] = [
    await aPartner({ name: "Zorro" }),
    await aPartner({ name: "Águila" }),
    await aPartner({ name: "Nadie" }),
  ];
  for (const { id } of [zorro, zorro, aguila]) await aProject({ partnerId: id });
  await aProject({ partnerId: gone.id, isDeleted: true });
  await aProject({ partnerId: gone.id, isActive: false });
  expect(await listProjectPartners(await memberAt("2026-03-10T17:00:00Z"))).toEqual([
    { id: aguila.id, name: "Águila" },
    { id: zorro.id, name: "Zorro" },
  ]);
});
