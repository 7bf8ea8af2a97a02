import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { POST as ofTechnician } from "@/app/api/technicals/[technical_id]/personal-data/route";
import { POST as ofUser } from "@/app/api/users/[user_id]/personal-data/route";
import { database } from "@/db/client";
import { loginFailures } from "@/db/schema";
import {
  aCustodyChain,
  anAccount,
  anAttachment,
  aSession,
  aShippingGuide,
  aStaffMember,
  aStaffPass,
  aToken,
  aVaccination,
} from "@/db/testing/factories";
import { call } from "../http/testing";
import { memberAt } from "../kernel/testing";
import { withSecondFactor } from "../second-factor/testing";
import { fileStore } from "../storage/file-store";
import { updateUser } from "../users/update-user";

const ask = async (handler: typeof ofUser, params: Record<string, number>) => {
  const as = await aSession();
  const answer = await call(handler, { as, params, method: "POST" });
  expect(answer.status).toBe(200);
  const files = unzipSync(answer.body);
  const text = strFromU8(files["datos.json"] ?? new Uint8Array());
  return { files, text, data: JSON.parse(text) };
};

async function aPersonOfTwoRecords() {
  const account = await anAccount({ email: "Luz@faena.test", firstName: "Luz", lastName: "Grefa" });
  const member = await aStaffMember({
    firstName: "Luz",
    lastName: "Grefa",
    email: "luz@FAENA.test",
    dni: "1500000017",
  });
  return { account, member };
}

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

  const one = await ask(ofTechnician, { technical_id: member.id });
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

  const other = await ask(ofUser, { user_id: account.id });
  expect(other.data.tables).toEqual(tables);
});

test("nothing of it opens a door", async () => {
  const account = await anAccount();
  const { secret } = await withSecondFactor(account);
  await aSession("ADMINISTRATIVO", Promise.resolve(account));
  const { text, data } = await ask(ofUser, { user_id: account.id });
  expect(data.tables.sessions).toHaveLength(1);
  expect(data.tables.second_factors).toHaveLength(1);
  expect(data.tables.recovery_codes).toHaveLength(10);
  for (const word of ["_hash", "sealed_secret", "storage_key", "argon2", secret])
    expect(text).not.toContain(word);
});

test("however many rows there are, each comes once", async () => {
  const account = await anAccount();
  const other = await anAccount();
  await database()
    .insert(loginFailures)
    .values(
      Array.from({ length: 1_203 }, (_, at) => ({
        account: (at < 1_201 ? account : other).email,
        address: String(at),
      })),
    );
  const { data } = await ask(ofUser, { user_id: account.id });
  const places = data.tables.login_failures.map(({ address }: { address: string }) => address);
  expect(places).toEqual(Array.from({ length: 1_201 }, (_, at) => String(at)));
});

test("is for administrators, of somebody", async () => {
  const { account, member } = await aPersonOfTwoRecords();
  const nobody = 2_147_483_647;
  for (const [handler, name, id] of [
    [ofUser, "user_id", account.id],
    [ofTechnician, "technical_id", member.id],
  ] as const) {
    const post = (as: { cookie: string } | { bearer: string }, id: number) =>
      call(handler, { as, params: { [name]: id }, method: "POST" });
    expect((await post(await aSession("TECNICO"), id)).status).toBe(403);
    expect((await post(await aToken("ADMINISTRATIVO", "read"), id)).status).toBe(403);
    expect((await post(await aSession(), nobody)).status).toBe(404);
  }
});
