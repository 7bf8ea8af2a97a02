import { createHash } from "node:crypto";
import postgres from "postgres";

/**
 * What was acknowledged beside what is there, by the database and the store themselves.
 * @param {{ url: string, address: string, cookie: string, load: import("./load.mjs").Load }} asked
 */
export async function compare({ url, address, cookie, load }) {
  const sql = postgres(url, { max: 1, prepare: false });
  try {
    const events =
      await sql`select title, count(*)::int as times from calendar_events where title like 'Simulacro %' group by title`;
    const times = new Map(events.map(({ title, times }) => [title, Number(times)]));
    const scans = new Map(
      (await sql`select id, status from custody_scans`).map(({ id, status }) => [
        Number(id),
        String(status),
      ]),
    );
    let lostFiles = 0;
    for (const { sheet, digest } of load.stored)
      if ((await digestOf(address, cookie, sheet)) !== digest) lostFiles += 1;
    const lostEvents = load.written.filter(({ title }) => !times.has(title)).length;
    const lostScans = load.scans.filter((id) => !scans.has(id)).length;
    return {
      lost: lostEvents + lostFiles + lostScans,
      doubled: [...times.values()].filter((count) => count > 1).length,
      unread: load.scans.filter((id) => scans.get(id) === "READING").length,
    };
  } finally {
    await sql.end();
  }
}

/** @param {string} address @param {string} cookie @param {number} sheet */
async function digestOf(address, cookie, sheet) {
  const slot = `model_type=sheet_project&object_id=${sheet}&field_name=sheet_project_file`;
  const headers = { cookie };
  const found = await (await fetch(`${address}/api/load_files/?${slot}`, { headers })).json();
  const file = await fetch(`${address}${found.data?.file_url}`, { headers });
  return createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("hex");
}
