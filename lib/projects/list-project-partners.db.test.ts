import { expect, test } from "vitest";
import { database } from "@/db/client";
import { aPartner, aProject, aUser } from "@/db/testing/factories";
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
  const ctx = {
    db: database(),
    now: new Date("2026-03-10T17:00:00Z"),
    today: "2026-03-10",
    timeZone: "America/Guayaquil",
    address: "local",
    visit: { user: await aUser(), sessionId: null, tokenId: null, scope: "write" as const },
    inTransaction: false,
    afterCommit: () => undefined,
  };
  expect(await listProjectPartners(ctx)).toEqual([
    { id: aguila.id, name: "Águila" },
    { id: zorro.id, name: "Zorro" },
  ]);
});
