import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { mails, notifications } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { atomically, type Context } from "../kernel/context";
import { memberAt, nobodyAt } from "../kernel/testing";
import { single } from "../values/rows";
import { countUnread } from "./count-unread";
import { forgetNotifications } from "./forget-notifications";
import { listLatest } from "./list-latest";
import { listNotifications } from "./list-notifications";
import { listWays } from "./list-ways";
import { mailNotifications } from "./mail-notifications";
import { markRead } from "./mark-read";
import { type Cause, notify } from "./notify";
import { savePreferences } from "./save-preferences";
import { allNotifications } from "./testing";

const now = "2026-03-10T15:00:00Z";
const house = nobodyAt(now);

let office: Context;
let technician: Context;

beforeEach(async () => {
  office = await memberAt(now, { firstName: "Eva" });
  technician = await memberAt(now, { role: "TECNICO" });
});

const aCause = (given: Partial<Cause> = {}) =>
  ({
    kind: "SHEET_APPROVED",
    params: { sheetNumber: "FAE-MNT-0001" },
    record: { type: "maintenance_sheet", id: 7 },
    key: "7 2",
    to: [office.caller.user.id],
    ...given,
  }) as Cause;

const mine = (ctx: Context) => listNotifications(ctx, { page: null });

test("one cause notifies once, also told twice at once", async () => {
  const tell = () => atomically(house, (ctx) => notify(ctx, [aCause()]));
  await Promise.all([tell(), tell()]);
  await tell();
  expect(await allNotifications()).toMatchObject([
    { userId: office.caller.user.id, kind: "SHEET_APPROVED", recordId: 7, readAt: null },
  ]);
  await atomically(house, (ctx) => notify(ctx, [aCause({ key: "7 3" })]));
  expect(await countUnread(office)).toBe(2);
});

test("what did not happen notifies nobody", async () => {
  const undone = atomically(house, async (ctx) => {
    await notify(ctx, [aCause()]);
    throw new RangeError("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await allNotifications()).toEqual([]);
});

test("whoever may do what a kind names gets it where nobody is named; who is out gets none", async () => {
  await make.aUser({ isActive: false });
  await notify(house, [aCause({ kind: "SHEET_TO_APPROVE", to: null } as Partial<Cause>)]);
  expect((await allNotifications()).map(({ userId }) => userId)).toEqual([office.caller.user.id]);
});

test("others see none of mine, nor mark them as read", async () => {
  const other = await memberAt(now);
  await notify(house, [aCause()]);
  expect(await mine(other)).toMatchObject({ rows: [], total: 0 });
  expect(await countUnread(other)).toBe(0);
  const { id } = single(await allNotifications());
  expect(await markRead(other, { ids: [id] })).toEqual({ read: 0, unread: 0 });
  expect(await countUnread(office)).toBe(1);
});

test("what a role may see no more is shown no more", async () => {
  const { id } = technician.caller.user;
  await notify(house, [aCause({ kind: "SCAN_FAILED", params: {}, to: [id] } as Partial<Cause>)]);
  expect(await mine(technician)).toMatchObject({ total: 0 });
  expect(await countUnread(technician)).toBe(0);
});

test("those named are read, then all; what is read stays read", async () => {
  for (const key of ["1", "2", "3"]) await notify(house, [aCause({ key })]);
  const [first] = await allNotifications();
  expect(await markRead(office, { ids: [first?.id ?? 0] })).toEqual({ read: 1, unread: 2 });
  expect((await listNotifications(office, { page: null, unread: false })).total).toBe(1);
  expect(await markRead(office, {})).toEqual({ read: 2, unread: 0 });
  expect(await markRead(office, {})).toEqual({ read: 0, unread: 0 });
});

test("says names as they are now, with the address of the record", async () => {
  const partner = await make.aPartner({ name: "Petroamazonas" });
  const project = await make.aProject({ partnerId: partner.id, location: "Auca 12" });
  const member = await make.aStaffMember({ firstName: "Rosa", lastName: "Grefa" });
  const to = [office.caller.user.id];
  await notify(house, [
    aCause({ record: { type: "maintenance_sheet", id: 7, projectId: project.id } }),
    {
      kind: "PAPER_ENDING",
      params: { label: "Licencia", expiresOn: "2026-03-17" },
      record: { type: "technical", id: member.id },
      ...{ key: "a", to },
    },
  ]);
  const { rows } = await mine(office);
  expect(rows.map(({ text, url }) => [text, url]).sort()).toEqual([
    ["Rosa Grefa: Licencia vence el 17/03/2026", `/staff/${member.id}`],
    ["Se aprobó su hoja FAE-MNT-0001 de Petroamazonas, Auca 12", "/maintenance/7"],
  ]);
});

test("the panel shows the latest twenty and counts all", async () => {
  const causes = Array.from({ length: 23 }, (_, at) => aCause({ key: String(at) }));
  await notify(house, causes);
  const latest = await listLatest(office);
  expect(latest.unread).toBe(23);
  expect(latest.rows).toHaveLength(20);
  expect(latest.rows[0]).toMatchObject({ at: "10/03/2026 10:00", isRead: false });
});

test("are forgotten after ninety days, read or not", async () => {
  await notify(nobodyAt("2025-12-10T14:59:00Z"), [aCause({ key: "old" })]);
  await notify(nobodyAt("2025-12-10T15:01:00Z"), [aCause({ key: "young" })]);
  await forgetNotifications(house);
  expect((await allNotifications()).map(({ key }) => key)).toEqual(["SHEET_APPROVED young"]);
});

test("a kind goes where its user wants it", async () => {
  expect(await listWays(technician)).not.toContainEqual(
    expect.objectContaining({ kind: "SCAN_READ" }),
  );
  await savePreferences(office, { ways: { SHEET_APPROVED: "NONE", EVENT_ASKED: "MAIL" } });
  await Promise.all([
    savePreferences(office, { ways: { SHEET_APPROVED: "NONE", SCAN_READ: "MAIL" } }),
    savePreferences(office, { ways: { SHEET_APPROVED: "NONE", SCAN_READ: "MAIL" } }),
  ]);
  const told = Object.fromEntries((await listWays(office)).map((one) => [one.kind, one.way]));
  expect(told).toMatchObject({
    ...{ SHEET_APPROVED: "NONE", EVENT_ASKED: "MAIL", SCAN_READ: "MAIL", SCAN_FAILED: "BELL" },
  });
  await notify(house, [aCause()]);
  expect(await allNotifications()).toEqual([]);
});

const byMail = () => savePreferences(office, { ways: { SHEET_APPROVED: "MAIL" } });

test("by mail: many in one, once, and not what was read meanwhile", async () => {
  await byMail();
  await notify(house, [aCause({ key: "1" }), aCause({ key: "2" }), aCause({ key: "3" })]);
  const [first] = await allNotifications();
  await markRead(office, { ids: [first?.id ?? 0] });
  await Promise.all([mailNotifications(house), mailNotifications(house)]);
  await mailNotifications(house);
  const mail = single(await database().select().from(mails));
  expect(mail).toMatchObject({
    kind: "NOTIFICATIONS",
    userId: office.caller.user.id,
    subject: "Tiene 2 notificaciones",
  });
  expect(mail.words).toContain("Buenos días, Eva:");
  expect(mail.words.match(/Se aprobó su hoja/g)).toHaveLength(2);
  await notify(house, [aCause({ key: "4" })]);
  await mailNotifications(house);
  const all = await database().select().from(mails);
  expect(all.map(({ subject }) => subject)).toContain("Se aprobó su hoja FAE-MNT-0001");
  expect(all).toHaveLength(2);
});

test("the bell alone writes no mail, nor what another mail tells anyway", async () => {
  await notify(house, [aCause()]);
  const reader = await memberAt(now, { wantsDigest: true });
  await savePreferences(reader, {
    ways: { VISITS_LATE: "MAIL", SHEET_APPROVED: "MAIL", ROUTE_PUBLISHED: "MAIL" },
  });
  const late = { visits: 2, oldest: "2026-03-08" };
  const record = { type: "project", id: 1 };
  const to = [reader.caller.user.id];
  await notify(house, [
    { kind: "VISITS_LATE", params: late, record, key: "1", to },
    aCause({ key: "own", to }),
    {
      ...{ kind: "ROUTE_PUBLISHED", params: { routes: 1, from: "2026-03-11" } },
      ...{ record: { type: "route", id: 1 }, key: "1", to },
    },
  ]);
  const due = (await allNotifications()).filter(({ isMailDue }) => isMailDue);
  expect(due.map(({ kind }) => kind)).toEqual(["SHEET_APPROVED"]);
});

test("a kind that this version does not know is shown to nobody", async () => {
  await notify(house, [aCause()]);
  await database()
    .update(notifications)
    .set({ kind: "FROM_TOMORROW" as "SCAN_READ" });
  expect(await mine(office)).toMatchObject({ total: 0 });
  expect(await countUnread(office)).toBe(0);
  expect((await listLatest(office)).rows).toEqual([]);
});
