import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { mails, users } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { nobodyAt } from "../kernel/testing";
import { aDailyService, aProjectWithPendingWork } from "../pending/testing";
import { single } from "../values/rows";
import { writeDigests } from "./write-digests";

const now = "2026-03-10T11:30:00Z";
const all = () => database().select().from(mails).orderBy(mails.userId);

const aReader = async (role: "ADMINISTRATIVO" | "TECNICO") =>
  make.aUser({ role, wantsDigest: true, email: `${role}${Math.random()}@faena.test` });

test("who wants it has one a day, of what his first screen shows him", async () => {
  const [office, technician] = [await aReader("ADMINISTRATIVO"), await aReader("TECNICO")];
  await make.aUser({ email: "otra@faena.test" });
  const project = await make.aProject({ startDate: "2026-01-01" });
  await aProjectWithPendingWork(project);
  await aDailyService(project, { startDate: "2026-03-07", endDate: null });
  for (const _ of [1, 2]) await writeDigests(nobodyAt(now));
  const written = await all();
  expect(written.map(({ userId }) => userId)).toEqual([office.id, technician.id]);
  const [toOffice, toTechnician] = written;
  expect(toOffice).toMatchObject({
    kind: "DIGEST",
    status: "HELD",
    subject: "Lo que espera hoy, 10/03/2026",
    words: expect.stringMatching(/Hecho y no facturado: \$/),
  });
  expect(toTechnician?.words).toMatch(
    /3 visitas atrasadas de 1 servicio\n- .+: 3 visitas desde el 07\/03\/2026/,
  );
  expect(toTechnician?.words).not.toContain("facturado");
  await writeDigests(nobodyAt("2026-03-11T11:30:00Z"));
  expect(await all()).toHaveLength(4);
});

test("nothing to do is no mail, and who is out gets none", async () => {
  const reader = await aReader("ADMINISTRATIVO");
  await writeDigests(nobodyAt(now));
  expect(await all()).toEqual([]);
  await aProjectWithPendingWork(await make.aProject({ startDate: "2026-01-01" }));
  await database().update(users).set({ isActive: false }).where(eq(users.id, reader.id));
  await writeDigests(nobodyAt(now));
  expect(await all()).toEqual([]);
});

test("tells the office of conflicts and of holds that end, and no technician", async () => {
  await aReader("ADMINISTRATIVO");
  const { reservation } = await make.aPromisedUnit({
    equipmentId: (await make.anEquipment()).id,
    fromDate: "2026-03-10",
    toDate: null,
    status: "HELD",
    holdUntil: new Date("2026-03-10T22:00:00Z"),
  });
  const project = await make.aProject({ startDate: "2026-01-01" });
  const { unit } = await make.aRentedUnit(project, { expectedReturnDate: "2026-03-08" });
  await aReader("TECNICO");
  await writeDigests(nobodyAt(now));
  const { words } = single(await all());
  expect(words).toContain(`1 conflicto de equipos\n- ${unit.code} debía volver el 08/03/2026 del `);
  expect(words).toContain(`1 reserva retenida hasta hoy\n- ${reservation.code}, `);
  expect(words).toContain(": hasta las 17:00");
});

test("tells papers and late visits with what and whose they are", async () => {
  await aReader("TECNICO");
  await make.aStaffMember({ licenseUntil: "2026-03-01" });
  await writeDigests(nobodyAt(now));
  expect(single(await all()).words).toMatch(/papeles? por atender/);
});
