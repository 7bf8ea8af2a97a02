import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Db, database } from "@/db/client";
import { alone } from "@/db/inside";
import { users } from "@/db/schema";
import { writeDigests } from "@/lib/digest/write-digests";
import { type Caller, callerOf } from "@/lib/kernel/context";
import { env } from "@/lib/kernel/env";
import { links } from "@/lib/links/pages";
import { createSchedule } from "@/lib/report-schedules/create-schedule";
import { markSample } from "@/lib/sample/mark-sample";
import { saveView } from "@/lib/saved-views/save-view";
import { createUser } from "@/lib/users/create-user";
import type { User } from "@/lib/users/get-user";
import { UserInput } from "@/lib/users/input";
import { seedNotifications } from "./notifications";
import { demoPeople } from "./people";
import { contextOf, type Past, seedWorld } from "./world";

type Person = ReturnType<typeof demoPeople>[number];

const introduced = (people: readonly Person[]) =>
  [
    "Usuarios de demostración:",
    ...people.map(
      ({ email, password, role }) => `  ${role.padEnd(14)}  ${email.padEnd(20)}  ${password}`,
    ),
  ].join("\n");

async function seedPeople(past: Past, people: readonly Person[]) {
  const [boss, ...others] = people.map((person) => UserInput.parse(person));
  if (!boss) throw new RangeError("The demonstration needs an administrator");
  const administrator = await createUser(contextOf(past, 180), boss);
  const staff: User[] = [];
  for (const other of others) staff.push(await createUser(contextOf(past, 180), other));
  return { administrator, technician: staff[0] ?? administrator };
}

/** Of this morning, held as long as there is no mail server. */
async function seedDigest(past: Past, administratorId: number) {
  await past.db.update(users).set({ wantsDigest: true }).where(eq(users.id, administratorId));
  await writeDigests(contextOf(past, 0));
}

/** What the administrator likes to see each morning and each month. */
async function seedViews(past: Past, administrator: Caller["user"]) {
  const ctx = { ...contextOf(past, 30), caller: callerOf(administrator, "write") };
  const mine = { isShared: true };
  await saveView(ctx, {
    ...mine,
    place: links.worksheets,
    name: "Por liquidar",
    asked: "status=IN_PROGRESS&sort=date",
  });
  await saveView(ctx, {
    ...mine,
    place: links.equipmentList,
    name: "Dañados o en reparación",
    asked: new URLSearchParams([
      ["conditions", "DAÑADO"],
      ["conditions", "EN REPARACION"],
    ]).toString(),
  });
  await createSchedule(ctx, {
    ...{ report: "worksheets", asked: "", format: "xlsx", span: "LAST_MONTH" },
    ...{ rhythm: "MONTHLY", day: 1, hour: 7, skipsEmpty: false },
  });
}

/** Does nothing to a database with users; all or nothing. Gives whether it filled it. */
export async function fillEmptyDatabase(): Promise<boolean> {
  if ((await database().$count(users)) > 0) return false;
  const people = demoPeople();
  const fill = async (db: Db) => {
    const past = { db, present: new Date() };
    const { administrator, technician } = await seedPeople(past, people);
    await seedWorld(past, administrator);
    await seedDigest(past, administrator.id);
    await seedViews(past, administrator);
    await seedNotifications(past, technician);
    await markSample(contextOf(past, 0));
  };
  await database().transaction((db) => alone(() => fill(db)));
  const text = introduced(people);
  const file = join(env.DATA_DIR, "demo-users.txt");
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  console.log(`\nSe crearon datos de demostración. ${text}\n  (guardados en ${file})`);
  return true;
}
