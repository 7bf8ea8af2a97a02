import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { aPdf } from "../testing/work-sheets.mjs";

/**
 * @typedef {{ at: number, kind: string }} Failure
 * @typedef {{ title: string }} Written
 * @typedef {{ sheet: number, digest: string }} Stored
 */

/** Milliseconds one try may take; a person would have given up. */
const patience = 20_000;

/** Bytes of noise in each uploaded file. */
const size = 1_000;

/** In words. @param {Failure[]} failures */
export function byKind(failures) {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const { kind } of failures) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const told = [...kinds].map(([kind, times]) => `${times} × ${kind}`);
  return told.join(", ") || "none";
}

/** Clients that read, write with keys, upload and scan until they are stopped. @param {string} address @param {string} cookie @param {number} project */
export function beginLoad(address, cookie, project) {
  let isOver = false;
  let requests = 0;
  /** @type {Failure[]} */
  const failures = [];
  /** @type {Written[]} */
  const written = [];
  /** @type {Stored[]} */
  const stored = [];
  /** @type {number[]} */
  const scans = [];

  /** @param {string} path @param {RequestInit} how @returns {Promise<any>} null for a failure, which is noted */
  async function ask(path, how = {}) {
    requests += 1;
    try {
      const answer = await fetch(`${address}${path}`, {
        ...how,
        headers: { cookie, ...how.headers },
        signal: AbortSignal.timeout(patience),
      });
      const body = await answer.json().catch(() => null);
      if (answer.ok && body) return body;
      failures.push({ at: Date.now(), kind: `${answer.status} ${body?.code ?? "of the proxy"}` });
    } catch (thrown) {
      const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (thrown);
      failures.push({ at: Date.now(), kind: cause?.code ?? name });
    }
    return null;
  }

  /** The same request, under one key, until it is acknowledged. @param {string} path @param {(() => RequestInit)} how */
  async function insist(path, how) {
    const key = randomUUID();
    for (;;) {
      const asked = how();
      const body = await ask(path, {
        method: "POST",
        ...asked,
        headers: { ...asked.headers, "Idempotency-Key": key },
      });
      if (body) return body;
      await pause(500);
    }
  }

  /** @param {object} body */
  const json = (body) => () => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  async function read() {
    for (const path of [
      "/api/partners/",
      "/api/projects/",
      `/api/workorders/sheets/project/${project}/`,
    ])
      await ask(path);
    await pause(150);
  }

  async function write() {
    const title = `Simulacro ${randomUUID()}`;
    await insist(
      "/api/calendar/events/",
      json({ project_id: project, title, start_date: "2026-11-20", end_date: "2026-11-20" }),
    );
    written.push({ title });
    await pause(100);
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes @param {Record<string, string>} fields */
  const file = (bytes, fields) => () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new File([bytes], "archivo.pdf"));
    return { body: form };
  };

  async function upload() {
    const { data } = await insist(
      "/api/workorders/sheets/create/",
      json({ project_id: project, date: "2026-11-20" }),
    );
    const bytes = new Uint8Array(await aPdf(size));
    await insist(
      "/api/load_files/",
      file(bytes, {
        model_type: "sheet_project",
        object_id: String(data.id),
        field_name: "sheet_project_file",
      }),
    );
    stored.push({ sheet: data.id, digest: createHash("sha256").update(bytes).digest("hex") });
    await pause(400);
  }

  async function scan() {
    const { data } = await insist(
      `/api/load_files/project/${project}/custody_scans/`,
      file(new Uint8Array(await aPdf(size)), {}),
    );
    scans.push(data.id);
    await pause(4_000);
  }

  /** @param {() => Promise<void>} turn */
  async function client(turn) {
    while (!isOver) await turn();
  }

  const turns = [read, read, read, read, write, write, write, upload, scan];
  const all = Promise.all(turns.map(client));
  return {
    failures,
    written,
    stored,
    scans,
    requests: () => requests,
    acknowledged: () => written.length + stored.length + scans.length,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

/** @typedef {ReturnType<typeof beginLoad>} Load */
