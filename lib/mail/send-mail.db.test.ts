import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { mails, settings } from "@/db/schema";
import { aUser } from "@/db/testing/factories";
import { openMailServer } from "@/db/testing/mail-server";
import { jobTable } from "../jobs/job-table";
import { atomically } from "../kernel/context";
import { memberAt, nobodyAt } from "../kernel/testing";
import { single } from "../values/rows";
import { composeMail } from "./compose-mail";
import { nothingAttached } from "./deliver";
import { forgetMails } from "./forget-mails";
import type { MailServer } from "./mail-server";
import { resumeMails } from "./resume-mails";
import { sendAgain } from "./send-again";
import { sendMail } from "./send-mail";
import { writeMail } from "./write-mail";

let post: Awaited<ReturnType<typeof openMailServer>>;
const now = "2026-11-25T15:00:00Z";
const ctx = nobodyAt(now);
const secret = "s3cr3to-de-un-enlace";

beforeAll(async () => {
  post = await openMailServer();
});
afterEach(() => {
  post.take();
  post.taken.length = 0;
});
afterAll(() => post.close());

const content = composeMail({
  subject: "Contraseña nueva",
  greeting: "Hola, Ñusta:",
  parts: [{ label: "Abrir", path: `/login/new-password?key=${secret}` }],
  closing: "Fin.",
});

async function aMail(server: MailServer | null = post.server, key = "a mail") {
  const to = await aUser({ email: `${key.replace(" ", "-")}-${Math.random()}@faena.test` });
  await atomically(ctx, (ctx) =>
    writeMail(ctx, { key, kind: "PASSWORD_LINK", to, content, secret }, server),
  );
  return theMail();
}

const theMail = async () => single(await database().select().from(mails));
const jobs = () => database().select().from(jobTable);

test("without a mail server it is held as it would look, and nobody sends it", async () => {
  const mail = await aMail(null);
  expect(mail).toMatchObject({ status: "HELD", words: content.words, attempts: 0 });
  expect(await jobs()).toEqual([]);
  await sendMail(ctx, mail.id, { server: post.server });
  expect(post.taken).toEqual([]);
});

test("it exists exactly when its cause does, once", async () => {
  const to = await aUser();
  const asked = { key: "once", kind: "DIGEST", to, content } as const;
  await expect(
    atomically(ctx, async (ctx) => {
      await writeMail(ctx, asked, post.server);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect([await jobs(), await database().$count(mails)]).toEqual([[], 0]);
  for (const _ of [1, 2]) await atomically(ctx, (ctx) => writeMail(ctx, asked, post.server));
  expect([(await jobs()).length, await database().$count(mails)]).toEqual([1, 1]);
});

test("it is sent once, under an id of its cause, and then gives access no more", async () => {
  const { id } = await aMail();
  for (const _ of [1, 2]) await sendMail(ctx, id, { server: post.server });
  const [taken = ""] = post.taken;
  expect(post.taken).toHaveLength(1);
  expect(taken).toMatch(/^Message-ID: <[0-9a-f]{32}@empresa\.test>\r$/m);
  expect(taken).toContain("Auto-Submitted: auto-generated");
  expect(taken.replace(/=\r\n/g, "")).toContain(secret);
  const mail = await theMail();
  expect(mail).toMatchObject({ status: "SENT", attempts: 1, secret: null, sentAt: new Date(now) });
  expect(`${mail.words} ${mail.html}`).not.toContain(secret);
  expect(mail.words).toContain("key=…");
});

test("two who send it at once hand it over once, however long its files take", async () => {
  const { id } = await aMail();
  const meeting: (() => void)[] = [];
  const attach = async () => {
    await new Promise<void>((go) => {
      meeting.push(go);
      if (meeting.length === 2) for (const go of meeting) go();
    });
    return nothingAttached;
  };
  const send = () => sendMail(ctx, id, { server: post.server, attach });
  await Promise.all([send(), send()]);
  expect([meeting.length, post.taken.length]).toEqual([2, 1]);
  expect(await theMail()).toMatchObject({ status: "SENT", attempts: 1 });
});

test("who fails once another has sent it undoes nothing", async () => {
  const { id } = await aMail();
  const attach = async () => {
    await sendMail(ctx, id, { server: post.server });
    throw new Error("too late");
  };
  await sendMail(ctx, id, { server: post.server, attach });
  expect(post.taken).toHaveLength(1);
  expect(await theMail()).toMatchObject({ status: "SENT", attempts: 1, failure: null });
});

test("whoever dies before the note of it leaves it to be sent again under its id", async () => {
  const { id } = await aMail();
  const send = () => sendMail(ctx, id, { server: post.server });
  await send();
  await database().update(mails).set({ status: "QUEUED" });
  await send();
  const ids = post.taken.map((mail) => /^Message-ID: .*$/m.exec(mail)?.[0]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("a refusal for now is noted and thrown, and given up after thirteen tries", async () => {
  const { id } = await aMail();
  post.refuse(451, "greylisted");
  await expect(sendMail(ctx, id, { server: post.server })).rejects.toThrow("451 greylisted");
  expect(await theMail()).toMatchObject({
    status: "QUEUED",
    attempts: 1,
    failure: expect.stringContaining("greylisted"),
  });
  await database().update(mails).set({ attempts: 12 });
  await sendMail(ctx, id, { server: post.server });
  expect(await theMail()).toMatchObject({ status: "FAILED", attempts: 13 });
});

test("a refusal for good is not tried again, until somebody asks", async () => {
  const { id } = await aMail();
  post.refuse(550, "no such mailbox");
  await sendMail(ctx, id, { server: post.server });
  expect(await theMail()).toMatchObject({ status: "FAILED", attempts: 1 });
  post.take();
  const office = await memberAt(now);
  await sendAgain(office, { mailId: id }, post.server);
  await expect(sendAgain(office, { mailId: id }, post.server)).rejects.toMatchObject({
    code: "rule_violation",
  });
  await sendMail(ctx, id, { server: post.server });
  expect(await theMail()).toMatchObject({ status: "SENT", failure: null });
});

test("it is sent by hand only with a server, when it was not sent, and while its link serves", async () => {
  const { id } = await aMail(null);
  const office = await memberAt(now);
  await expect(sendAgain(office, { mailId: id }, null)).rejects.toThrow("SMTP_URL");
  await forgetMails(nobodyAt("2026-11-26T16:00:00Z"));
  expect(await theMail()).toMatchObject({ secret: null, words: expect.stringContaining("key=…") });
  await expect(sendAgain(office, { mailId: id }, post.server)).rejects.toThrow("ya no sirve");
  await expect(sendAgain(office, { mailId: id + 1 }, post.server)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("one that no job will send, as after a restore, is asked for anew", async () => {
  const { id } = await aMail();
  await resumeMails(ctx, post.server);
  expect(await jobs()).toHaveLength(1);
  await database().execute(sql`delete from pgboss.job`);
  await resumeMails(ctx, post.server);
  expect(await jobs()).toMatchObject([{ name: "send-mail", key: String(id), state: "created" }]);
});

test("after the days that the settings say it is forgotten", async () => {
  await aMail();
  await forgetMails(nobodyAt("2027-02-23T14:00:00Z"));
  expect(await database().$count(mails)).toBe(1);
  await database().update(settings).set({ mailDays: 91 });
  await forgetMails(nobodyAt("2027-02-24T14:00:00Z"));
  expect(await database().$count(mails)).toBe(1);
  await database().update(settings).set({ mailDays: 90 });
  await forgetMails(nobodyAt("2027-02-24T14:00:00Z"));
  expect(await database().$count(mails)).toBe(0);
});
