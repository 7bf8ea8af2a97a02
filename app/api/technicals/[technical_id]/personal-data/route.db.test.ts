import { expect, test } from "vitest";
import { POST as exportUser } from "@/app/api/users/[user_id]/personal-data/route";
import {
  aCustodyChain,
  anAttachment,
  aSession,
  aShippingGuide,
  aStaffPass,
  aToken,
  aVaccination,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { aPersonOfTwoRecords, nobodysId, unpackExport } from "@/lib/privacy/testing";
import { fileStore } from "@/lib/storage/file-store";
import { updateUser } from "@/lib/users/update-user";
import { POST } from "./route";

test("one person of two records is one, by whichever she is asked for", async () => {
  const { account, member } = await aPersonOfTwoRecords();
  const key = `2026-11/${crypto.randomUUID()}`;
  await fileStore().write(key, Buffer.from("cédula"));
  const paper = await anAttachment({
    model: "technical",
    objectId: member.id,
    field: "dni_file",
    fileName: "cedula.pdf",
    storageKey: key,
  });
  await aStaffPass({ staffId: member.id });
  await aVaccination({ staffId: member.id });
  await aVaccination();
  const byName = await aCustodyChain({ driverName: " luz grefa" });
  const byNumber = await aCustodyChain({ driverName: "L. Grefa", driverLicense: "1500000017" });
  await aCustodyChain({ driverName: "Otra Persona" });
  await aShippingGuide({ receivedCi: "1500000017" });
  await updateUser(await memberAt(new Date()), { userId: account.id, lastName: "Grefa Andi" });

  const one = unpackExport(
    await call(POST, { as: await aSession(), params: { technical_id: member.id }, method: "POST" }),
  );
  const { tables, changes_of_his_records: changed } = one.data;
  expect(tables.users).toMatchObject([{ id: account.id, last_name: "Grefa Andi" }]);
  expect(tables.technicals).toMatchObject([{ id: member.id, dni: "1500000017" }]);
  expect(tables.technical_passes).toHaveLength(1);
  expect(tables.vaccination_records).toHaveLength(1);
  expect(tables.custody_chains).toEqual([
    {
      id: byName.id,
      consecutive: byName.consecutive,
      date: byName.date,
      named_as: ["driver_name"],
    },
    expect.objectContaining({ id: byNumber.id, named_as: ["driver_license"] }),
  ]);
  expect(tables.shipping_guides).toMatchObject([{ named_as: ["recibed_ci"] }]);
  expect(JSON.stringify(changed)).toContain("Grefa Andi");
  const place = `archivos/technical-dni_file-${paper.id}-cedula.pdf`;
  expect(one.data.files).toEqual([place]);
  expect(Buffer.from(one.files[place] ?? []).toString()).toBe("cédula");

  const other = unpackExport(
    await call(exportUser, {
      as: await aSession(),
      params: { user_id: account.id },
      method: "POST",
    }),
  );
  expect(other.data.tables).toEqual(tables);
});

test("is for administrators, of somebody", async () => {
  const { member } = await aPersonOfTwoRecords();
  const post = (as: { cookie: string } | { bearer: string }, technical_id: number) =>
    call(POST, { as, params: { technical_id }, method: "POST" });
  expect((await post(await aSession("TECNICO"), member.id)).status).toBe(403);
  expect((await post(await aToken("ADMINISTRATIVO", "read"), member.id)).status).toBe(403);
  expect((await post(await aSession(), nobodysId)).status).toBe(404);
});
