import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, users, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { anImage, aPdf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { stageFile } from "@/lib/files/stage-file";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { GET, HEAD, OPTIONS, POST } from "./route";

type Row = typeof attachments.$inferSelect;
type Slot = Pick<Row, "model" | "objectId" | "field">;

const pdf = await aPdf("Firmada");
const name = "Señal «1».pdf";

async function attached(slot: Slot, bytes = pdf, removedAt: Date | null = null): Promise<Row> {
  const ctx = { today: "2026-11-20" } as Parameters<typeof stageFile>[0];
  const { key, contentType, size } = await stageFile(ctx, { name, bytes, limitBytes: 9_999_999 });
  return make.anAttachment({
    ...slot,
    fileName: name,
    contentType,
    size,
    storageKey: key,
    removedAt,
  });
}

let office: Awaited<ReturnType<typeof make.aSession>>;
let slot: Slot;
let file: Row;

beforeEach(async () => {
  office = await make.aSession();
  const { id } = await make.aWorksheet();
  slot = { model: "sheet_project", objectId: id, field: "invoice_file" };
  file = await attached(slot);
});

type Asked = Parameters<typeof call>[1];
const get = (asked: Asked = {}, handler: Handler = GET) =>
  call(handler, { as: office, params: { key: file.storageKey }, ...asked });

describe.each(stores)("from %s", (_, start) => {
  storingIn(start, env);

  test("gives the file with headers under which no browser runs it", async () => {
    const { status, body, headers } = await get();
    expect([status, new Uint8Array(body)]).toEqual([200, pdf]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf.length),
      "content-disposition":
        "inline; filename=\"Senal _1_.pdf\"; filename*=UTF-8''Se%C3%B1al%20%C2%AB1%C2%BB.pdf",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  test("is saved instead of shown when asked", async () => {
    const { headers } = await get({ query: { download: 1 } });
    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
  });

  test("HEAD tells about it without giving it", async () => {
    const { status, body, headers } = await get({ method: "HEAD" }, HEAD);
    expect([status, body, headers.get("content-length")]).toEqual([200, null, String(pdf.length)]);
  });

  describe("a part", () => {
    const size = pdf.length;

    test.each([
      ["bytes=0-1", 0, 1],
      ["bytes=10-19", 10, 19],
      [`bytes=${size - 5}-`, size - 5, size - 1],
      ["bytes=-7", size - 7, size - 1],
      ["bytes=5-999999", 5, size - 1],
    ])("%s", async (range, start, end) => {
      const { status, body, headers } = await get({ headers: { range } });
      expect([status, new Uint8Array(body)]).toEqual([206, pdf.slice(start, end + 1)]);
      expect(headers.get("content-range")).toBe(`bytes ${start}-${end}/${size}`);
      expect(headers.get("content-length")).toBe(String(end - start + 1));
    });

    test("that does not exist: 416 with the size", async () => {
      const { status, headers } = await get({ headers: { range: `bytes=${size}-` } });
      expect([status, headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
    });

    test("several at once, or of another version: the whole", async () => {
      expect((await get({ headers: { range: "bytes=0-1,4-5" } })).status).toBe(200);
      const stale = { range: "bytes=0-1", "if-range": '"other"' };
      expect((await get({ headers: stale })).status).toBe(200);
      const same = { range: "bytes=0-1", "if-range": `"${file.storageKey}"` };
      expect((await get({ headers: same })).status).toBe(206);
    });
  });
});

test("who has it already is told so", async () => {
  const tag = (await get()).headers.get("etag") ?? "";
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, "*"])
    expect((await get({ headers: { "if-none-match": known } })).status).toBe(304);
  expect((await get({ headers: { "if-none-match": '"x"' } })).status).toBe(200);
});

test("a picture is served as what it is", async () => {
  const { id } = await make.anEquipment();
  for (const format of ["jpeg", "png", "webp", "gif"] as const) {
    const shown = await attached(
      { model: "resource_item", objectId: id, field: `resource_${format}` },
      await anImage(format),
    );
    const { headers } = await get({ params: { key: shown.storageKey } });
    expect(headers.get("content-type")).toBe(`image/${format}`);
    expect(headers.get("content-disposition")).toMatch(/\.pdf\.(jpg|png|webp|gif)$/);
  }
});

test("a type that is none of ours is never served, whatever the record says", async () => {
  for (const contentType of ["text/html", "image/svg+xml", "application/javascript"]) {
    await database().update(attachments).set({ contentType });
    expect((await get()).headers.get("content-type")).toBe("application/octet-stream");
  }
});

describe("who may", () => {
  test("nobody without signing in; a person in a browser is sent to the door", async () => {
    for (const as of [undefined, { cookie: "sessionid=x" }, { bearer: "x" }])
      expect(
        await call(GET, { ...(as ? { as } : {}), params: { key: file.storageKey } }),
      ).toMatchObject({
        status: 401,
        body: { code: "authentication_required" },
      });
    const page = await call(GET, {
      params: { key: file.storageKey },
      headers: { accept: "text/html" },
    });
    expect([page.status, page.headers.get("location")]).toEqual([303, "/login?next=%2Fapi%2F"]);
  });

  test("a technician, and a token that only reads", async () => {
    for (const as of [await make.aSession("TECNICO"), await make.aToken("TECNICO", "read")])
      expect((await get({ as })).status).toBe(200);
  });

  test("a removed file: an administrator from the recycle bin, and nobody else", async () => {
    await database().update(attachments).set({ removedAt: new Date() });
    expect((await get()).status).toBe(404);
    expect((await get({ query: { removed: 1 } })).status).toBe(200);
    expect((await get({ query: { removed: 1 }, as: await make.aSession("TECNICO") })).status).toBe(
      404,
    );
  });

  test("nobody once its record is deleted", async () => {
    await database()
      .update(worksheets)
      .set({ isDeleted: true })
      .where(eq(worksheets.id, slot.objectId));
    expect((await get()).status).toBe(404);
  });

  test("a person's picture: himself and administrators", async () => {
    const [owner, other] = [await make.aSession("TECNICO"), await make.aSession("TECNICO")];
    const { id } = owner.user;
    const picture = await attached(
      { model: "user", objectId: id, field: "picture" },
      await anImage(),
    );
    const params = { key: picture.storageKey };
    expect((await get({ as: owner, params })).status).toBe(200);
    expect((await get({ params })).status).toBe(200);
    expect((await get({ as: other, params })).status).toBe(404);
    await database().update(users).set({ isDeleted: true }).where(eq(users.id, id));
    expect((await get({ params })).status).toBe(404);
  });

  test("a key that names nothing is 404", async () => {
    for (const key of ["x", "../../etc/passwd", "health/x", "2026-11/", "%00", "a\0b"])
      expect((await get({ params: { key } })).status).toBe(404);
  });
});

test("other origins read it with a token, and may ask first whether they may", async () => {
  const headers = { origin: "https://elsewhere.test" };
  const answer = await get({ as: await make.aToken(), headers });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-expose-headers")).toContain("Content-Range");
  const asked = await call(OPTIONS, { method: "OPTIONS", headers });
  expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
});

test("nothing but reading is served there", async () => {
  const answer = await call(POST, { as: office, method: "POST" });
  expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
});
