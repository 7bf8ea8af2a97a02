import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as download } from "@/app/media/[...key]/route";
import { database } from "@/db/client";
import {
  attachments,
  custodyChains,
  projects,
  settings,
  staff,
  vehicles,
  worksheets,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm, anEncryptedPdf, anImage, aPdf, aPdfOf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { attachableFields } from "@/lib/files/attachable";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { fileStore, incomingFolder } from "@/lib/storage/file-store";
import { someOf } from "@/scripts/testing/extent.mjs";
import { DELETE, GET, POST } from "./route";

type Caller = Awaited<ReturnType<typeof make.aSession>>;

const pdf = await aPdf("Original");
const other = await aPdf("Reemplazo", "Segunda hoja");

let office: Caller;
let technician: Caller;

const records: Record<string, () => Promise<{ id: number }>> = {
  technical: make.aStaffMember,
  vaccination_record: make.aVaccination,
  pass_technical: make.aStaffPass,
  certification_vehicle: make.aVehicleCertification,
  pass_vehicle: make.aVehiclePass,
  vehicle: make.aVehicle,
  custody_chain: make.aCustodyChain,
  sheet_project: make.aWorksheet,
  shipping_guide: make.aShippingGuide,
  resource_item: make.anEquipment,
  maintenance_sheet: make.aMaintenanceSheet,
  compliance_override: async () => make.anOverride({ staffId: (await make.aStaffMember()).id }),
};

const slotOf = (model_type: string, object_id: number, field_name: string) => ({
  model_type,
  object_id,
  field_name,
});
type Slot = ReturnType<typeof slotOf>;

const empty = (slot: Slot) => ({
  status: 404,
  body: { code: "not_found", has_file: false, data: { ...slot, has_file: false } },
});

const upload = (
  slot: object,
  bytes?: Uint8Array<ArrayBuffer> | string,
  name?: string,
  as = office,
) => call(POST, { as, multipart: aForm({ ...slot }, bytes, name) });
const find = (slot: Slot, as = office) => call(GET, { as, query: slot });
const remove = (slot: Slot, as = office) => call(DELETE, { as, query: slot, method: "DELETE" });
const read = (url: string, as = office) =>
  call(download, { as, params: { key: url.replace("/media/", "") } });

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of fileStore().keys()) keys.push(...page);
  const waiting = await readdir(incomingFolder()).catch(() => []);
  return [...keys, ...waiting];
}

async function storingNothing<T>(work: () => Promise<T>): Promise<T> {
  const [before, rows] = [await stored(), await database().$count(attachments)];
  const result = await work();
  expect(await stored()).toEqual(before);
  expect(await database().$count(attachments)).toBe(rows);
  return result;
}

describe.each(someOf(stores, { of: 1, count: 1 }))("in %s", (_, start) => {
  storingIn(start, env);

  beforeEach(async () => {
    [office, technician] = [await make.aSession(), await make.aSession("TECNICO")];
  });

  describe.each(
    Object.entries(attachableFields).flatMap(([model, fields]) =>
      Object.entries(fields).map(([field, kind]) => [model, field, kind] as const),
    ),
  )("%s.%s (%s)", (model, field, kind) => {
    test("takes its kind of file, gives it back, refuses the other kind", async () => {
      const record = await records[model]?.();
      const slot = slotOf(model, record?.id ?? 0, field);
      const [right, wrong] = kind === "pdf" ? [pdf, await anImage()] : [await anImage(), pdf];

      expect(await find(slot)).toMatchObject(empty(slot));
      expect(await storingNothing(() => upload(slot, wrong))).toMatchObject({
        status: 415,
        body: { code: "unsupported_media_type" },
      });

      const { status, body } = await upload(slot, right, "Año 2026 – señal.pdf");
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ ...slot, file_name: "Año 2026 – señal.pdf" });
      expect((await find(slot)).body.data).toEqual({ ...body.data, has_file: true });
      expect((await read(body.data.file_url)).body).toEqual(new Uint8Array(right));

      const removed = await remove(slot);
      expect(removed).toMatchObject({ status: 200, body: { data: slot } });
      expect(removed.body.message).toEqual(expect.any(String));
      expect(await find(slot)).toMatchObject(empty(slot));
      expect((await read(body.data.file_url)).status).toBe(404);
      expect(await remove(slot)).toMatchObject(empty(slot));
    });
  });

  describe("a work sheet", () => {
    let slot: Slot;
    let sheet: typeof worksheets.$inferSelect;

    beforeEach(async () => {
      sheet = await make.aWorksheet();
      slot = slotOf("sheet_project", sheet.id, "sheet_project_file");
    });

    const change = (values: Partial<typeof worksheets.$inferInsert>) =>
      database().update(worksheets).set(values).where(eq(worksheets.id, sheet.id));
    const current = async () => {
      const [row] = await database().select().from(worksheets).where(eq(worksheets.id, sheet.id));
      return row;
    };
    const invoice = () => slotOf("sheet_project", sheet.id, "invoice_file");

    test("an upload into a filled field replaces its file, which is kept out of sight", async () => {
      const first = await upload(slot, pdf, "a.pdf");
      const second = await upload(slot, other, "b.pdf");
      expect(second.body.data.file_url).not.toBe(first.body.data.file_url);
      expect((await find(slot)).body.data).toMatchObject({ file_name: "b.pdf" });
      expect((await read(first.body.data.file_url)).status).toBe(404);
      expect(new Uint8Array((await read(second.body.data.file_url)).body)).toEqual(other);
      expect(await database().$count(attachments)).toBe(2);
      expect((await stored()).length).toBeGreaterThanOrEqual(2);
    });

    test.each(["sheet", "chain"] as const)(
      "closed: the files of its %s are sealed",
      async (what) => {
        const chain = await make.aCustodyChain({ worksheetId: sheet.id });
        const filled =
          what === "sheet" ? slot : slotOf("custody_chain", chain.id, "custody_chain_file");
        const empty =
          what === "sheet" ? slotOf("sheet_project", sheet.id, "laboratory_analysis_file") : null;
        await upload(filled, pdf);
        await change({ isClosed: true });

        const locked = { status: 400, body: { code: "worksheet_locked" } };
        expect(await storingNothing(() => upload(filled, other))).toMatchObject(locked);
        expect(await remove(filled)).toMatchObject(locked);
        expect((await find(filled)).body.data.has_file).toBe(true);
        if (empty) expect((await upload(empty, pdf)).status).toBe(200);
        else {
          const another = await make.aCustodyChain({ worksheetId: sheet.id });
          expect((await upload({ ...filled, object_id: another.id }, pdf)).status).toBe(200);
        }
      },
    );

    test.each(["IN_PROGRESS", "LIQUIDATED", "INVOICED", "CANCELLED"] as const)(
      "%s: the invoice makes it INVOICED and keeps its number",
      async (status) => {
        for (const isClosed of [false, true]) {
          await change({ status, isClosed });
          await database().delete(attachments);
          const sent = { ...invoice(), invoice_reference: " 001-001-77 " };
          expect((await upload(sent, pdf)).status).toBe(200);
          expect(await current()).toMatchObject({
            status: "INVOICED",
            isClosed,
            invoiceReference: "001-001-77",
          });
        }
      },
    );

    test("an invoice without a number leaves the number alone; another file leaves the status alone", async () => {
      await change({ invoiceReference: "001" });
      await upload({ ...slot, invoice_reference: "999" }, pdf);
      expect(await current()).toMatchObject({ status: "IN_PROGRESS", invoiceReference: "001" });
      await upload(invoice(), pdf);
      expect(await current()).toMatchObject({ status: "INVOICED", invoiceReference: "001" });
    });

    test("a technician fills empty fields, and neither replaces nor deletes", async () => {
      expect((await upload(slot, pdf, "a.pdf", technician)).status).toBe(200);
      const denied = { status: 403, body: { code: "permission_denied" } };
      expect(await storingNothing(() => upload(slot, other, "b.pdf", technician))).toMatchObject(
        denied,
      );
      expect(await upload(slot, await anImage(), "c.jpg", technician)).toMatchObject(denied);
      expect(await remove(slot, technician)).toMatchObject(denied);
      expect((await find(slot, technician)).body.data.file_name).toBe("a.pdf");
    });

    test("several uploads at once leave one file", async () => {
      const answers = await Promise.all(
        ["a", "b", "c", "d"].map((name) => upload(slot, pdf, `${name}.pdf`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { body } = await find(slot);
      expect((await read(body.data.file_url)).status).toBe(200);
    });

    test("several technicians at once: one fills the field", async () => {
      const answers = await Promise.all(
        ["a", "b", "c"].map((name) => upload(slot, pdf, `${name}.pdf`, technician)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    });

    test("404 when it is gone", async () => {
      await upload(slot, pdf);
      await change({ isDeleted: true });
      for (const answer of [
        await storingNothing(() => upload(slot, pdf)),
        await find(slot),
        await remove(slot),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
    });
  });

  test("404 for records that are missing, inactive or deleted", async () => {
    const [chain, person, truck] = [
      await make.aCustodyChain({ isDeleted: true }),
      await make.aStaffMember(),
      await make.aVehicle(),
    ];
    await database().update(staff).set({ isDeleted: true }).where(eq(staff.id, person.id));
    await database().update(vehicles).set({ isActive: false }).where(eq(vehicles.id, truck.id));
    for (const slot of [
      slotOf("custody_chain", chain.id, "custody_chain_file"),
      slotOf("technical", person.id, "dni_file"),
      slotOf("vehicle", truck.id, "poliza_file"),
      slotOf("sheet_project", 2_147_483_647, "invoice_file"),
    ])
      expect((await storingNothing(() => upload(slot, pdf))).status).toBe(404);
  });

  test("404 for what belongs to an inactive technician or vehicle", async () => {
    const [{ id: staffId }, { id: vehicleId }] = [await make.aStaffMember(), await make.aVehicle()];
    const slots = [
      slotOf("pass_technical", (await make.aStaffPass({ staffId })).id, "pass_file"),
      slotOf("vaccination_record", (await make.aVaccination({ staffId })).id, "vaccine_file"),
      slotOf("pass_vehicle", (await make.aVehiclePass({ vehicleId })).id, "pass_file"),
      slotOf(
        "certification_vehicle",
        (await make.aVehicleCertification({ vehicleId })).id,
        "certification_file",
      ),
    ];
    for (const slot of slots) expect((await upload(slot, pdf)).status).toBe(200);
    await database().update(staff).set({ isActive: false }).where(eq(staff.id, staffId));
    await database().update(vehicles).set({ isActive: false }).where(eq(vehicles.id, vehicleId));
    for (const slot of slots) {
      expect((await storingNothing(() => upload(slot, other))).status).toBe(404);
      expect((await find(slot)).status).toBe(404);
      expect((await remove(slot)).status).toBe(404);
    }
  });

  test("a closed project still takes, replaces and gives up files; an inactive one knows none", async () => {
    const { id: projectId } = await make.aProject();
    const { id } = await make.aWorksheet({ projectId });
    const slots = [
      slotOf("sheet_project", id, "sheet_project_file"),
      slotOf(
        "custody_chain",
        (await make.aCustodyChain({ worksheetId: id })).id,
        "custody_chain_file",
      ),
      slotOf(
        "shipping_guide",
        (await make.aShippingGuide({ projectId })).id,
        "shipping_guide_file",
      ),
      slotOf(
        "maintenance_sheet",
        (await make.aMaintenanceSheet({ projectId })).id,
        "maintenance_file",
      ),
    ];
    const change = (values: Partial<typeof projects.$inferInsert>) =>
      database().update(projects).set(values).where(eq(projects.id, projectId));

    await change({ isClosed: true });
    const urls: string[] = [];
    for (const slot of slots) {
      expect((await upload(slot, pdf)).status).toBe(200);
      expect((await remove(slot)).status).toBe(200);
      await upload(slot, pdf);
      urls.push((await upload(slot, other)).body.data.file_url);
    }
    await change({ isActive: false });
    for (const slot of slots) {
      expect((await storingNothing(() => upload(slot, pdf))).status).toBe(404);
      expect((await find(slot)).status).toBe(404);
      expect((await remove(slot)).status).toBe(404);
    }
    for (const url of urls) expect((await read(url)).status).toBe(404);
  });

  test("400 for what the registry does not know, with the field named", async () => {
    const { id } = await make.aWorksheet();
    const wrong: [object, string][] = [
      [{ object_id: id, field_name: "invoice_file" }, "model_type"],
      [slotOf("partner", id, "invoice_file"), "model_type"],
      [slotOf("user", id, "picture"), "model_type"],
      [slotOf("sheet_project", id, "poliza_file"), "field_name"],
      [slotOf("sheet_project", id, "toString"), "field_name"],
      [slotOf("sheet_project", id, "invoice_file\0"), "field_name"],
      [{ ...slotOf("sheet_project", id, "invoice_file"), object_id: "0" }, "object_id"],
      [{ ...slotOf("sheet_project", id, "invoice_file"), object_id: "1.5" }, "object_id"],
      [{ ...slotOf("sheet_project", id, "invoice_file"), object_id: "2147483648" }, "object_id"],
      [
        { ...slotOf("sheet_project", id, "invoice_file"), invoice_reference: "a\0b" },
        "invoice_reference",
      ],
      [
        { ...slotOf("sheet_project", id, "invoice_file"), invoice_reference: "x".repeat(201) },
        "invoice_reference",
      ],
    ];
    for (const [fields, field] of wrong) {
      const { status, body } = await storingNothing(() => upload(fields, pdf));
      expect([field, status, body.code]).toEqual([field, 400, "validation_error"]);
      expect(Object.keys(body.field_errors)).toContain(field);
    }
    const unnumbered = slotOf("sheet_project", id, "invoice_file");
    for (const object_id of ["-1", "05", "7 ", "1e3", "0x1", "siete"]) {
      const { body } = await upload({ ...unnumbered, object_id }, pdf);
      expect(body.field_errors).toEqual({ object_id: ["Debe ser un identificador."] });
    }
    for (const [handler, method] of [
      [GET, "GET"],
      [DELETE, "DELETE"],
    ] as const) {
      const { status, body } = await call(handler, { as: office, method });
      const required = ["Este campo es obligatorio."];
      expect(status).toBe(400);
      expect(body.field_errors).toEqual({
        ...{ model_type: required, object_id: required, field_name: required },
      });
    }
  });

  describe("hostile uploads are refused and leave nothing", () => {
    let slot: Slot;

    beforeEach(async () => {
      slot = slotOf("sheet_project", (await make.aWorksheet()).id, "sheet_project_file");
    });

    const html = "<!doctype html><script>alert(1)</script>";
    const bodies: [string, () => Promise<Uint8Array<ArrayBuffer> | string>][] = [
      ["HTML", async () => html],
      [
        "SVG",
        async () => `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
      ],
      ["zero bytes", async () => ""],
      ["a PDF cut in half", async () => pdf.slice(0, pdf.length / 2)],
      ["a PDF that is only its head", async () => "%PDF-1.7\n%%EOF"],
      ["HTML that starts like a PDF", async () => `%PDF-1.4\n${html}\n%%EOF`],
      ["a PDF with a password", async () => anEncryptedPdf("secreto")],
      ["a JPEG cut in half", async () => (await anImage()).slice(0, 300)],
      ["a program", async () => "MZ\x90\x00\x03"],
    ];

    test.each(bodies)("%s", async (_, bytes) => {
      const content = await bytes();
      const { status, body } = await storingNothing(() => upload(slot, content, "hoja.pdf"));
      expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
      expect(body.field_errors.file).toHaveLength(1);
    });

    test("a PDF that only asks its owner for a password is taken", async () => {
      expect((await upload(slot, await anEncryptedPdf(), "x.pdf")).status).toBe(200);
    });

    test.each([
      ["no file", () => aForm(slot)],
      ["a file chosen by nobody", () => aForm(slot, "", "")],
      [
        "a file in another part",
        () => {
          const form = aForm(slot);
          form.set("document", new File([pdf], "a.pdf"));
          return form;
        },
      ],
      [
        "two files",
        () => {
          const form = aForm(slot, pdf);
          form.append("file", new File([pdf], "b.pdf"));
          return form;
        },
      ],
      ["text for a file", () => aForm({ ...slot, file: "a.pdf" })],
    ])("%s", async (_, form) => {
      const answer = await storingNothing(() => call(POST, { as: office, multipart: form() }));
      expect(answer).toMatchObject({ status: 400, body: { code: "validation_error" } });
      expect(answer.body.field_errors).toHaveProperty("file");
    });

    test("no multipart at all", async () => {
      const { status, body } = await call(POST, {
        as: office,
        body: { ...slot, file: { path: "/etc/passwd" } },
      });
      expect([status, Object.keys(body.field_errors)]).toEqual([400, ["file"]]);
    });

    test("a form that ends in the middle", async () => {
      const whole = new Uint8Array(await new Response(aForm(slot, pdf)).arrayBuffer());
      const type = new Response(aForm(slot, pdf)).headers.get("content-type") ?? "";
      const boundary = new TextDecoder().decode(whole.slice(2, whole.indexOf(13)));
      const answer = await storingNothing(() =>
        call(POST, {
          as: office,
          raw: whole.slice(0, whole.length - 400),
          headers: { "content-type": type.replace(/boundary=.*/, `boundary=${boundary}`) },
        }),
      );
      expect(answer).toMatchObject({ status: 400, body: { code: "validation_error" } });
    });

    test("over the limit: refused by its declared length, and while it streams", async () => {
      await database().update(settings).set({ uploadLimitMb: 1 });
      const large = new Uint8Array(1_048_577);
      large.set(pdf);
      const tooLarge = { status: 413, body: { code: "payload_too_large" } };
      expect(await storingNothing(() => upload(slot, large))).toMatchObject(tooLarge);
      const declared = {
        "content-length": "99999999",
        "content-type": "multipart/form-data; boundary=x",
      };
      expect(
        await storingNothing(() => call(POST, { as: office, raw: "--x--", headers: declared })),
      ).toMatchObject(tooLarge);
    });

    test("just the limit is taken", async () => {
      await database().update(settings).set({ uploadLimitMb: 1 });
      const full = await aPdfOf(1_048_576);
      expect(full.length).toBe(1_048_576);
      expect((await upload(slot, full)).status).toBe(200);
    });

    test.each([
      ["../../../etc/passwd.pdf", "passwd.pdf"],
      ["C:\\planillas\\hoja 1.pdf", "hoja 1.pdf"],
      ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie: x=1.pdf"],
      ["..", "archivo"],
      ["\u202Efdp.exe", "fdp.exe"],
      [`${"ñ".repeat(400)}.pdf`, `${"ñ".repeat(280)}${"ñ".repeat(16)}.pdf`],
    ])("the name %j is kept as a plain name", async (name, kept) => {
      const boundary = "b0undary";
      const fields = Object.entries(slot)
        .map(
          ([key, value]) =>
            `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
        )
        .join("");
      const escaped = name.replace(/\r\n/g, "%0D%0A");
      const head = `${fields}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escaped}"\r\nContent-Type: text/html\r\n\r\n`;
      const raw = new Blob([head, pdf, `\r\n--${boundary}--\r\n`]);
      const { status, body } = await call(POST, {
        as: office,
        raw,
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      });
      expect(status).toBe(200);
      expect(body.data.file_name).toBe(name.includes("\r") ? "a%0D%0ASet-Cookie: x=1.pdf" : kept);
      const { headers } = await read(body.data.file_url);
      expect(headers.get("content-type")).toBe("application/pdf");
    });
  });

  describe("with an Idempotency-Key", () => {
    const send = (slot: Slot, bytes = pdf) =>
      call(POST, {
        as: technician,
        multipart: aForm({ ...slot }, bytes),
        headers: { "idempotency-key": "una vez" },
      });
    let slot: Slot;

    beforeEach(async () => {
      slot = slotOf("custody_chain", (await make.aCustodyChain()).id, "custody_chain_file");
    });

    test("a technician whose answer was lost sends again, and is told the same", async () => {
      const first = await send(slot);
      expect(first).toMatchObject({ status: 200, body: { data: slot } });
      const again = await storingNothing(() => send(slot));
      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(await storingNothing(() => upload(slot, pdf, "a.pdf", technician))).toMatchObject({
        status: 403,
      });
    });

    test("another file or another field is 400", async () => {
      await send(slot);
      const elsewhere = slotOf("sheet_project", (await make.aWorksheet()).id, "sheet_project_file");
      for (const wrong of [() => send(slot, other), () => send(elsewhere)])
        expect(await storingNothing(wrong)).toMatchObject({
          status: 400,
          body: { code: "idempotency_mismatch" },
        });
    });

    test("two at once attach one file", async () => {
      const [before, rows] = [await stored(), await database().$count(attachments)];
      const answers = await Promise.all([send(slot), send(slot)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect(await stored()).toHaveLength(before.length + 1);
      expect(await database().$count(attachments)).toBe(rows + 1);
    });

    test("what was refused may be sent again", async () => {
      const chain = await make.aCustodyChain();
      const missing = slotOf("custody_chain", chain.id + 1_000, "custody_chain_file");
      expect(await storingNothing(() => send(missing))).toMatchObject({ status: 404 });
      expect(await send(slot)).toMatchObject({ status: 200 });
    });
  });

  test("an upload that is broken off leaves nothing", async () => {
    const slot = slotOf("sheet_project", (await make.aWorksheet()).id, "sheet_project_file");
    const sender = new AbortController();
    const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: () => new Promise(() => undefined),
    });
    const request = new Request("http://localhost:3000/api/load_files/", {
      method: "POST",
      body,
      signal: sender.signal,
      headers: { cookie: office.cookie, "content-type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit);
    await storingNothing(async () => {
      const answer = POST(request, { params: Promise.resolve({}) });
      for (let waiting: string[] = []; waiting.length === 0; )
        waiting = await readdir(incomingFolder()).catch(() => []);
      sender.abort();
      expect((await answer).status).toBe(400);
    });
    expect((await find(slot)).body.data.has_file).toBe(false);
  });
});

test("the chains of a cancelled sheet, and every other column, stay as they are", async () => {
  const chain = await make.aCustodyChain();
  office = await make.aSession();
  await upload(slotOf("custody_chain", chain.id, "custody_chain_file"), pdf);
  const [after] = await database()
    .select()
    .from(custodyChains)
    .where(eq(custodyChains.id, chain.id));
  expect(after).toEqual({ ...chain, version: chain.version + 1 });
});
