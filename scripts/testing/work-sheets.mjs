import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { PDFDocument } from "pdf-lib";

/** About so many bytes, no two alike. @param {number} size */
export async function aPdf(size) {
  const document = await PDFDocument.create();
  document.addPage().drawText(`${Math.random()}`);
  document.context.register(document.context.stream(randomBytes(size)));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** @param {string} address */
export function workSheetsAt(address) {
  /** @param {string} cookie @param {string} path @param {object} body @returns {Promise<number>} */
  async function create(cookie, path, body) {
    const answer = await fetch(`${address}${path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { data } = await answer.json();
    assert.equal(answer.status, 201);
    return data.id;
  }

  /** @param {string} cookie */
  async function createProject(cookie) {
    const partner_id = await create(cookie, "/api/partners/", {
      business_tax_id: `17${Date.now()}`,
      name: "Petrolera Norte",
      address: "Km 12",
    });
    const site = { partner_id, location: "Campo Norte", start_date: "2026-01-01" };
    return create(cookie, "/api/projects/", site);
  }

  /** @param {string} cookie @param {number} count */
  async function createSheets(cookie, count) {
    const project_id = await createProject(cookie);
    const ids = [];
    for (let made = 0; made < count; made += 1)
      ids.push(
        await create(cookie, "/api/workorders/sheets/create/", { project_id, date: "2026-11-20" }),
      );
    return ids;
  }

  /** @param {string} cookie @param {number} sheet @param {string} field @param {Buffer} bytes @param {Record<string, string>} [headers] @param {AbortSignal | null} [signal] */
  async function upload(cookie, sheet, field, bytes, headers = {}, signal = null) {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], `${field}.pdf`));
    form.set("model_type", "sheet_project");
    form.set("object_id", String(sheet));
    form.set("field_name", field);
    return fetch(`${address}/api/load_files/`, {
      method: "POST",
      headers: { cookie, ...headers },
      body: form,
      signal,
    });
  }

  return { createProject, createSheets, upload };
}
