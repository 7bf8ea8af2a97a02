import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { PDFDocument, PDFName } from "pdf-lib";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as download } from "@/app/media/[...key]/route";
import { database } from "@/db/client";
import { attachments, type custodyChains, projects, settings, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm, anEncryptedPdf, anImage, aPdf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { links } from "@/lib/links/pages";
import { pagesIn } from "@/lib/pdf/testing";
import { fileStore } from "@/lib/storage/file-store";
import { someOf } from "@/scripts/testing/extent.mjs";
import { POST } from "./route";

type Chain = typeof custodyChains.$inferSelect;
type Project = Awaited<ReturnType<typeof make.aProject>>;

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Project;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;

const chainsOf = (count: number, worksheetId = sheet.id): Promise<Chain[]> =>
  Promise.all(Array.from({ length: count }, () => make.aCustodyChain({ worksheetId })));
const idsOf = (chains: readonly Chain[]) => chains.map(({ id }) => id);
const words = (count: number, of = "hoja") =>
  Array.from({ length: count }, (_, index) => `${of} ${index + 1}`);

const send = (
  ids: unknown,
  bytes?: Uint8Array<ArrayBuffer>,
  { as = office, project_id = project.id } = {},
) => {
  const chain_ids = typeof ids === "string" ? ids : JSON.stringify(ids);
  const fields = ids === undefined ? {} : { chain_ids };
  return call(POST, { as, params: { project_id }, multipart: aForm(fields, bytes) });
};

const fileOf = async ({ id }: Chain) => {
  const held = await database().query.attachments.findMany({
    where: (file, { and, eq, isNull }) => and(eq(file.objectId, id), isNull(file.removedAt)),
  });
  return held.find(({ field }) => field === "custody_chain_file");
};

async function wordsOn(chain: Chain): Promise<string[] | null> {
  const file = await fileOf(chain);
  if (!file) return null;
  const key = links.file(file.storageKey).replace("/media/", "");
  const { body } = await call(download, { as: office, params: { key } });
  return (await pagesIn(body)).map((page) => page.words);
}

async function stored() {
  const keys: string[] = [];
  for await (const some of fileStore().keys()) keys.push(...some);
  return keys.toSorted();
}

async function savingNothing<T>(work: () => Promise<T>): Promise<T> {
  const [keys, rows] = [await stored(), await database().$count(attachments)];
  const result = await work();
  expect([await stored(), await database().$count(attachments)]).toEqual([keys, rows]);
  return result;
}

describe.each(someOf(stores, { of: 1, count: 1 }))("in %s", { timeout: 60_000 }, (_, start) => {
  storingIn(start, env);

  beforeEach(async () => {
    office = await make.aSession();
    project = await make.aProject();
    sheet = await make.aWorksheet({ projectId: project.id });
  });

  test("page n lands on chain n", async () => {
    const chains = (await chainsOf(7)).toReversed();
    const { status, body } = await send(idsOf(chains), await aPdf(...words(7)));

    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "7 cadenas guardadas.",
      saved: 7,
      errors_count: 0,
      details: chains.map(({ id, consecutive }, index) => ({
        chain_id: id,
        consecutive,
        page: index + 1,
        filename: `CDC-${consecutive}.pdf`,
      })),
      errors: [],
    });
    expect(await Promise.all(chains.map(wordsOn))).toEqual(words(7).map((page) => [page]));
  });

  test("takes the identifiers as a form gives them", async () => {
    const chains = await chainsOf(2);
    const { body } = await send(idsOf(chains).map(String), await aPdf(...words(2)));
    expect(body).toMatchObject({ success: true, saved: 2 });
    const [{ id } = { id: 0 }] = chains;
    expect((await send([id, String(id)], await aPdf(...words(2)))).status).toBe(400);
  });

  test("two uploads at once never mix their pages", async () => {
    const [mine, yours] = [await chainsOf(12), await chainsOf(12)];
    const answers = await Promise.all([
      send(idsOf(mine), await aPdf(...words(12, "mía"))),
      send(idsOf(yours), await aPdf(...words(12, "tuya"))),
    ]);
    expect(answers.map(({ body }) => body.saved)).toEqual([12, 12]);
    expect(await Promise.all(mine.map(wordsOn))).toEqual(words(12, "mía").map((page) => [page]));
    expect(await Promise.all(yours.map(wordsOn))).toEqual(words(12, "tuya").map((page) => [page]));
  });

  test("two uploads at once for the same chains leave one of them, whole", async () => {
    const chains = await chainsOf(8);
    const answers = await Promise.all([
      send(idsOf(chains), await aPdf(...words(8, "primera"))),
      send(idsOf(chains), await aPdf(...words(8, "segunda"))),
    ]);
    expect(answers.map(({ body }) => body.success)).toEqual([true, true]);
    const said = await Promise.all(chains.map(wordsOn));
    const [which = ""] = said[0]?.[0]?.split(" ") ?? [];
    expect(said).toEqual(words(8, which).map((page) => [page]));
    expect(await database().$count(attachments)).toBe(16);
  });

  test("replaces what the chains of an open sheet hold", async () => {
    const chains = await chainsOf(2);
    await send(idsOf(chains), await aPdf("vieja 1", "vieja 2"));
    expect((await send(idsOf(chains), await aPdf("nueva 1", "nueva 2"))).body.saved).toBe(2);
    expect(await Promise.all(chains.map(wordsOn))).toEqual([["nueva 1"], ["nueva 2"]]);
  });

  test("a closed sheet takes files into empty fields only; the other pages stay saved", async () => {
    const chains = await chainsOf(3);
    const [, held] = chains;
    if (!held) throw new RangeError("no chain");
    await send([held.id], await aPdf("firmada antes"));
    await database().update(worksheets).set({ isClosed: true }).where(eq(worksheets.id, sheet.id));
    const before = (await stored()).length;

    const { status, body } = await send(idsOf(chains), await aPdf(...words(3)));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: false,
      message: "2 cadenas guardadas, 1 con error.",
      saved: 2,
      errors_count: 1,
      errors: [
        {
          chain_id: held.id,
          consecutive: held.consecutive,
          page: 2,
          error: expect.stringContaining(sheet.seriesCode),
        },
      ],
    });
    expect(await Promise.all(chains.map(wordsOn))).toEqual([
      ["hoja 1"],
      ["firmada antes"],
      ["hoja 3"],
    ]);
    expect((await stored()).length).toBe(before + 2);
  });

  test.each(["LIQUIDATED", "INVOICED", "CANCELLED"] as const)(
    "a sheet that is %s and not closed, of a closed project, takes and replaces files",
    async (status) => {
      await database().update(worksheets).set({ status }).where(eq(worksheets.id, sheet.id));
      const closed = { isClosed: true };
      await database().update(projects).set(closed).where(eq(projects.id, project.id));
      const chains = await chainsOf(2);
      await send(idsOf(chains), await aPdf("vieja 1", "vieja 2"));
      const { body } = await send(idsOf(chains), await aPdf(...words(2)));
      expect(body).toMatchObject({ success: true, saved: 2, errors_count: 0 });
      expect(await Promise.all(chains.map(wordsOn))).toEqual([["hoja 1"], ["hoja 2"]]);
      const [after] = await database().select().from(worksheets);
      expect(after).toMatchObject({ status, isClosed: false });
    },
  );

  test("a page that cannot be split leaves the others saved", async () => {
    const chains = await chainsOf(3);
    const document = await PDFDocument.load(await aPdf(...words(3)));
    document.getPage(1).node.set(PDFName.of("Rotate"), PDFName.of("Nowhere"));
    const { body } = await send(idsOf(chains), new Uint8Array(await document.save()));
    expect(body).toMatchObject({ success: false, saved: 2, errors_count: 1 });
    expect(body.errors).toEqual([
      {
        chain_id: chains[1]?.id,
        consecutive: chains[1]?.consecutive,
        page: 2,
        error: "La página está dañada y no se pudo separar.",
      },
    ]);
    expect(await Promise.all(chains.map(wordsOn))).toEqual([["hoja 1"], null, ["hoja 3"]]);
  });

  test("opens a scan that is encrypted without a password", async () => {
    const [chain] = await chainsOf(1);
    if (!chain) throw new RangeError("no chain");
    expect((await send([chain.id], await anEncryptedPdf())).body.saved).toBe(1);
    expect(await wordsOn(chain)).toEqual(["Reservado"]);
  });

  test.each([
    ["too few chains", 3, 1, "3 páginas para 1 cadena:"],
    ["too many chains", 1, 2, "1 página para 2 cadenas:"],
  ])("refuses %s", async (_, pages, count, said) => {
    const ids = idsOf(await chainsOf(count));
    const { status, body } = await savingNothing(async () =>
      send(ids, await aPdf(...words(pages))),
    );
    expect(status).toBe(400);
    expect(body.field_errors.file).toHaveLength(1);
    expect(body.error).toContain(said);
  });

  const wrongChains: [string, (good: Chain) => Promise<unknown>][] = [
    ["repeated chains", async ({ id }) => [id, id]],
    ["an unknown chain", async ({ id }) => [id, 2_000_000_000]],
    ["a chain of another project", async ({ id }) => [id, (await make.aCustodyChain()).id]],
    [
      "a cancelled chain",
      async ({ id }) => [
        id,
        (await make.aCustodyChain({ worksheetId: sheet.id, status: "CANCELLED" })).id,
      ],
    ],
    [
      "a deleted chain",
      async ({ id }) => [
        id,
        (await make.aCustodyChain({ worksheetId: sheet.id, isDeleted: true })).id,
      ],
    ],
    [
      "a chain of a deleted sheet",
      async ({ id }) => {
        const gone = await make.aWorksheet({ projectId: project.id, isDeleted: true });
        return [id, (await make.aCustodyChain({ worksheetId: gone.id })).id];
      },
    ],
    ["no list", async () => "7"],
    ["an object", async () => "{}"],
    ["no JSON", async () => "[1, 2"],
    ["an empty list", async () => []],
    ["words", async () => ["a", "b"]],
    ["ids that are none", async () => [0, -1]],
    ["an id past 32 bits", async () => [1, 2_147_483_648]],
    ["no chains at all", async () => undefined],
    ["too many chains", async () => Array.from({ length: 2_001 }, (_, index) => index + 1)],
  ];

  test.each(wrongChains)("refuses %s, and saves nothing", async (_, idsWith) => {
    const [good] = await chainsOf(1);
    if (!good) throw new RangeError("no chain");
    const ids = await idsWith(good);
    const { status, body } = await savingNothing(async () => send(ids, await aPdf("una", "dos")));
    expect([status, body.code]).toEqual([400, "validation_error"]);
    expect(Object.keys(body.field_errors)[0]).toMatch(/^chain_ids/);
  });

  test("asks for the file", async () => {
    const { status, body } = await send(idsOf(await chainsOf(1)));
    expect(status).toBe(400);
    expect(body.field_errors.file).toHaveLength(1);
  });

  test.each([
    ["an image", () => anImage()],
    ["a web page", async () => new TextEncoder().encode("<html><script>1</script></html>")],
    ["half a PDF", async () => (await aPdf(...words(9))).slice(0, 900)],
    [
      "a PDF buried in something else",
      async () => {
        const bytes = new Uint8Array(9_000).fill(120);
        bytes.set(await aPdf("una"));
        return bytes;
      },
    ],
    ["a PDF that asks for a password", () => anEncryptedPdf("secreta")],
    ["nothing", async () => new Uint8Array()],
  ])("refuses %s with 415", async (_, bytes) => {
    const ids = idsOf(await chainsOf(1));
    const { status, body } = await savingNothing(async () => send(ids, await bytes()));
    expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
  });

  test("refuses more than the limit for scans with 413", async () => {
    await database().update(settings).set({ bulkUploadLimitMb: 1 });
    const ids = idsOf(await chainsOf(1));
    const large = new Uint8Array(1_200_000).fill(37);
    const { status } = await savingNothing(() => send(ids, large));
    expect(status).toBe(413);
  });

  test("may be larger than a file of a field", async () => {
    await database().update(settings).set({ uploadLimitMb: 1, bulkUploadLimitMb: 200 });
    const chains = await chainsOf(1);
    const document = await PDFDocument.load(await aPdf("grande"));
    await document.attach(randomBytes(1_200_000), "relleno");
    const large = new Uint8Array(await document.save());
    expect((await send(idsOf(chains), large)).status).toBe(200);
  });

  test("a missing project is 404 before anything is read", async () => {
    expect((await send("no list", undefined, { project_id: 2_000_000 })).status).toBe(404);
  });

  test("a technician may not", async () => {
    const as = await make.aSession("TECNICO");
    const ids = idsOf(await chainsOf(1));
    const { status } = await savingNothing(async () => send(ids, await aPdf("una"), { as }));
    expect(status).toBe(403);
  });
});
