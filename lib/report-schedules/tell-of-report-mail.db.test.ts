import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { mails } from "@/db/schema";
import { openMailServer } from "@/db/testing/mail-server";
import type { Context } from "../kernel/context";
import { memberAt, nobodyAt } from "../kernel/testing";
import { composeMail } from "../mail/compose-mail";
import { sendMail } from "../mail/send-mail";
import { writeMail } from "../mail/write-mail";
import { listNotifications } from "../notifications/list-notifications";
import { allNotifications } from "../notifications/testing";
import { single } from "../values/rows";
import { tellOfReportMail } from "./tell-of-report-mail";

let post: Awaited<ReturnType<typeof openMailServer>>;
let reader: Context;
const house = nobodyAt("2026-04-01T12:02:00Z");
const content = composeMail({ subject: "Planillas", greeting: "", parts: [], closing: "" });
const attachedReport = { report: "worksheets", asked: "status=INVOICED", format: "csv" } as const;

beforeAll(async () => {
  post = await openMailServer();
});
beforeEach(async () => {
  reader = await memberAt("2026-04-01T12:02:00Z");
});
afterAll(() => post.close());

async function aMail(kind: "REPORT" | "DIGEST" = "REPORT") {
  const to = reader.caller.user;
  const report = kind === "REPORT" ? { attachedReport } : {};
  await writeMail(house, { key: `${kind} 1`, kind, to, content, ...report }, post.server);
  return single(await database().select().from(mails)).id;
}

const send = (mailId: number) =>
  sendMail(house, mailId, { server: post.server, tell: tellOfReportMail });

const heard = async () =>
  (await listNotifications(reader, { page: null })).rows.map(({ kind, text, url }) => ({
    ...{ kind, text, url },
  }));

test("who asked for a report hears that it was sent, once", async () => {
  const id = await aMail();
  await send(id);
  await send(id);
  expect(await heard()).toEqual([
    {
      kind: "REPORT_SENT",
      text: "Se envió a su correo el reporte Planillas",
      url: "/reports/worksheets?status=INVOICED",
    },
  ]);
});

test("and that it was given up, not that it is tried again", async () => {
  const id = await aMail();
  post.refuse(451, "later");
  await expect(send(id)).rejects.toThrow();
  expect(await allNotifications()).toEqual([]);
  post.refuse(550, "never");
  await send(id);
  expect(await heard()).toMatchObject([{ kind: "REPORT_FAILED" }]);
  post.take();
});

test("other mails concern nobody", async () => {
  await send(await aMail("DIGEST"));
  expect(await allNotifications()).toEqual([]);
});
