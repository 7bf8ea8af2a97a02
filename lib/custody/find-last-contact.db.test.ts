import { expect, test } from "vitest";
import { aCustodyChain, aProject, aWorksheet } from "@/db/testing/factories";
import { nobodyAt } from "../kernel/testing";
import { findLastContact } from "./find-last-contact";

const ctx = nobodyAt(new Date());

test("who received the project's last chain, whatever its sheet; nobody of deleted ones or other projects", async () => {
  const { id: projectId } = await aProject();
  const [first, second] = [await aWorksheet({ projectId }), await aWorksheet({ projectId })];
  expect(await findLastContact(ctx, { projectId })).toBeNull();
  await aCustodyChain({ worksheetId: second.id, contactName: "Ana Tapuy", contactPhone: "099" });
  await aCustodyChain({ worksheetId: first.id, contactName: "Luis Coca" });
  await aCustodyChain({ worksheetId: first.id, contactName: "Nadie", isDeleted: true });
  await aCustodyChain({ contactName: "De otro proyecto" });
  expect(await findLastContact(ctx, { projectId })).toEqual({ name: "Luis Coca", phone: null });
});
