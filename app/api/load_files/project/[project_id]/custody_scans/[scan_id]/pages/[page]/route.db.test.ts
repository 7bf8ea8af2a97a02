import sharp from "sharp";
import { describe, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { stores, storingIn } from "@/db/testing/stores";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { aReadScan, codeOf, printedBatchOf, scanBatchOf } from "@/lib/scans/testing";
import { someOf } from "@/scripts/testing/extent.mjs";
import { GET } from "./route";

describe.each(someOf(stores, { of: 1, count: 1 }))("in %s", (_, start) => {
  storingIn(start, env);

  test("shows a page that was read, and none beyond the last", async () => {
    const project = await make.aProject();
    const as = await make.aSession();
    const { id: scan_id } = await aReadScan(project, await printedBatchOf(codeOf(1), null));
    const show = (page: number | string) =>
      call(GET, { as, params: { project_id: project.id, scan_id, page } });
    const picture = await show(2);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("cache-control")).toContain("private");
    expect((await sharp(picture.body).metadata()).format).toBe("webp");
    for (const none of [0, 3, "x"]) expect((await show(none)).status).toBe(404);
  });
});

test("another project's page is not there, and a technician sees none", async () => {
  const project = await make.aProject();
  const { id: scan_id } = await aReadScan(project, await scanBatchOf(null));
  const ask = async (as: { cookie: string }, project_id: number) =>
    (await call(GET, { as, params: { project_id, scan_id, page: 1 } })).status;
  const office = await make.aSession();
  expect(await ask(office, project.id)).toBe(200);
  expect(await ask(office, (await make.aProject()).id)).toBe(404);
  expect(await ask(await make.aSession("TECNICO"), project.id)).toBe(403);
});
