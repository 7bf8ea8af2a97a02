import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, afterEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { PDFDocument } from "pdf-lib";
import postgres from "postgres";
import { finalNode } from "./own-node.mjs";
import { startPostgres } from "./postgres/embedded.mjs";
import { findPostmaster } from "./postgres/postmaster.mjs";
import { lifeOf } from "./processes.mjs";
import { root } from "./root.mjs";
import { administrator, aPlace } from "./testing/app.mjs";
import { digestsOf } from "./testing/digests.mjs";
import { extent, inProof } from "./testing/extent.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { folderStore } from "./testing/stored-files.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlaceWithStores();
const { dataDir, sql, start } = place;
const archive = join(dataDir, "respaldo.tar");

afterEach(place.endStarted);
after(place.remove);

/** @param {string} address @param {string} cookie @param {string} path @param {object} body */
async function post(address, cookie, path, body) {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  assert.equal(answer.status, 201, text);
  return JSON.parse(text).data;
}

/** @param {string} address @param {string} cookie */
async function aProject(address, cookie) {
  const partner = await post(address, cookie, "/api/partners/", {
    business_tax_id: `17${Date.now()}`,
    name: 'Petrolera "Norte", S.A.\nKm 12',
    address: "\\N",
  });
  const site = { partner_id: partner.id, location: "Campo Norte", start_date: "2026-01-01" };
  return (await post(address, cookie, "/api/projects/", site)).id;
}

/** @param {string} address @param {string} cookie @param {number} project_id */
const aSheet = (address, cookie, project_id) =>
  post(address, cookie, "/api/workorders/sheets/create/", { project_id, date: "2026-11-20" });

async function aPdf() {
  const document = await PDFDocument.create();
  document.addPage().drawText(`${Math.random()}`);
  return Buffer.from(await document.save());
}

/** @param {string} address @param {string} cookie @param {number} sheet @param {Buffer} bytes */
async function upload(address, cookie, sheet, bytes) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "planilla.pdf"));
  form.set("model_type", "sheet_project");
  form.set("object_id", String(sheet));
  form.set("field_name", "sheet_project_file");
  const answer = await fetch(`${address}/api/load_files/`, {
    method: "POST",
    headers: { cookie },
    body: form,
  });
  assert.equal(answer.status, 200);
}

/** @param {string} address @param {string} cookie @param {number} sheet */
async function fileOf(address, cookie, sheet) {
  const slot = `model_type=sheet_project&object_id=${sheet}&field_name=sheet_project_file`;
  const found = await fetch(`${address}/api/load_files/?${slot}`, { headers: { cookie } });
  const { data } = await found.json();
  const file = await fetch(`${address}${data.file_url}`, { headers: { cookie } });
  assert.equal(file.status, 200);
  return Buffer.from(await file.arrayBuffer());
}

/** @param {string} cookie @param {number} project */
function writeOn(cookie, project) {
  let isOver = false;
  let written = 0;
  const client = async () => {
    while (!isOver) {
      const sheet = await aSheet(place.address, cookie, project);
      await upload(place.address, cookie, sheet.id, await aPdf());
      written += 1;
      await pause(50);
    }
  };
  const all = Promise.all([1, 2, 3, 4].map(client));
  return {
    written: () => written,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

/** @param {import("postgres").Sql} database */
const namedKeys = async (database) =>
  (await database`select storage_key from attachments`).map(({ storage_key }) => storage_key);

/** @type {{ sheet: number, bytes: Buffer, project: number, series: string }} */
let known;

test("a backup is made while four clients write, and restores whole into an empty installation", async () => {
  const app = start();
  await app.ready();
  const cookie = await place.signIn();
  const project = await aProject(place.address, cookie);
  const sheet = await aSheet(place.address, cookie, project);
  const bytes = await aPdf();
  await upload(place.address, cookie, sheet.id, bytes);
  known = { sheet: sheet.id, bytes, project, series: sheet.series_code };
  await sql`insert into counters (name, value) values ('an example', 41)`;

  const writing = writeOn(cookie, project);
  await until(() => writing.written() >= 20, { patience: 60_000 });
  const made = await place.command("backup.mjs", [archive]);
  await writing.stop();
  assert.equal(made.code, 0, made.output);
  assert.match(made.output, /tables, \d+ rows, \d+ files/);
  assert.ok(!existsSync(`${archive}.unfinished`));
  await place.endStarted();

  const there = await aPlace();
  const server = await startPostgres({ dataDir: join(there.dataDir, "db"), throwaway: true });
  const env = { DATABASE_URL: server.url };
  const database = postgres(server.url, { max: 1 });
  try {
    const restored = await there.command("restore.mjs", [archive], env);
    assert.equal(restored.code, 0, restored.output);
    const named = await namedKeys(database);
    assert.ok(named.length >= 20);
    assert.deepEqual(folderStore(there.dataDir).objects().sort(), named.sort());
    for (const key of named)
      assert.ok(
        readFileSync(join(dataDir, "files", key)).equals(
          readFileSync(join(there.dataDir, "files", key)),
        ),
      );
    const [own] = await database`select installation_id as id from installation`;
    assert.deepEqual([own], [...(await sql`select installation_id as id from installation`)]);
    const [lost] = await database`
      select count(*)::int as sheets from sheet_projects s left join projects p on p.id = s.project_id where p.id is null`;
    assert.equal(lost?.sheets, 0);

    const again = there.start({ ...env, SWEEP_MINUTES: "0.01" });
    await again.ready();
    const member = await there.signIn();
    assert.ok((await fileOf(there.address, member, known.sheet)).equals(known.bytes));
    const [last] = await database`select max(series_code) as series from sheet_projects`;
    const next = await aSheet(there.address, member, known.project);
    assert.ok(next.series_code > String(last?.series), `${next.series_code} after ${last?.series}`);
    await pause(1_500);
    assert.ok(!/store:adopt/.test(again.output()), again.output());
    assert.deepEqual(folderStore(there.dataDir).objects().sort(), named.sort());
  } finally {
    await there.endStarted();
    await database.end();
    await server.stop();
    there.remove();
  }
});

inProof(test)(
  "row for row, rule for rule, into a bucket and from another bucket's prefix",
  async () => {
    const quiet = join(dataDir, "quieto.tar");
    assert.equal((await place.command("backup.mjs", [quiet])).code, 0);
    const there = await aPlace();
    const server = await startPostgres({ dataDir: join(there.dataDir, "db"), throwaway: true });
    const STORAGE_URL = place.bucket.env.STORAGE_URL.replace("?", "/copia/norte?");
    try {
      const restored = await there.command("restore.mjs", [quiet], {
        DATABASE_URL: server.url,
        STORAGE_URL,
      });
      assert.equal(restored.code, 0, restored.output);
      const [before, now] = [await digestsOf(place.databaseUrl), await digestsOf(server.url)];
      assert.deepEqual(now.rules, before.rules);
      delete before.rows.installation;
      delete now.rows.installation;
      assert.deepEqual(now.rows, before.rows);
      const keys = await namedKeys(sql);
      assert.deepEqual(
        place.bucket.objects().sort(),
        [...keys.map((key) => `copia/norte/${key}`), "copia/norte/installation/pair.json"].sort(),
      );

      const fromBucket = join(dataDir, "del-balde.tar");
      const env = { DATABASE_URL: server.url, STORAGE_URL };
      assert.equal((await there.command("backup.mjs", [fromBucket], env)).code, 0);
      const refused = await there.command("restore.mjs", [fromBucket], env);
      assert.equal(refused.code, 1);
      assert.match(
        refused.output,
        /empty installation only, and the table \w+ of this database has rows/,
      );
    } finally {
      await server.stop();
      there.remove();
    }
  },
);

/** @param {Buffer} tar @param {string | RegExp} wanted */
function placeOf(tar, wanted) {
  for (let at = 0; at < tar.length; ) {
    const name = tar.toString("latin1", at, at + 100).replace(/\0.*$/s, "");
    const size = Number.parseInt(tar.toString("latin1", at + 124, at + 136), 8);
    if (name.match(wanted)) return { name, head: at, at: at + 512, size };
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new RangeError(`No entry ${wanted}`);
}

inProof(test)("a damaged backup is refused by name and leaves the installation empty", async () => {
  const whole = readFileSync(archive);
  const damaged = join(dataDir, "roto.tar");
  const there = await aPlace();
  const server = await startPostgres({ dataDir: join(there.dataDir, "db"), throwaway: true });
  const database = postgres(server.url, { max: 1 });
  /** @param {Buffer} bytes */
  const restoring = async (bytes) => {
    writeFileSync(damaged, bytes);
    const { code, output } = await there.command("restore.mjs", [damaged], {
      DATABASE_URL: server.url,
    });
    assert.equal(code, 1, output);
    const tables = await database`select from pg_tables where schemaname = 'public'`;
    assert.equal(tables.length, 0);
    assert.deepEqual(folderStore(there.dataDir).objects(), []);
    return output;
  };
  /** @param {number} at */
  const flipped = (at) => {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  try {
    const changed = [/^tables\/users\//, /^files\//, /^manifest\.json/].map((entry) => {
      const { name, at, size } = placeOf(whole, entry);
      const bytes = flipped(at + Math.floor(size / 2));
      return { bytes, said: `${damaged} is damaged: ${name} was changed.` };
    });
    const { name, head, at, size } = placeOf(whole, /^files\//);
    const without = Buffer.concat([
      whole.subarray(0, head),
      whole.subarray(at + Math.ceil(size / 512) * 512),
    ]);
    const damages = [
      { bytes: whole.subarray(0, at + 10), said: "roto.tar is damaged: it breaks off in files/" },
      ...changed,
      { bytes: flipped(head + 3), said: "damaged after tables/" },
      { bytes: whole.subarray(0, head), said: "its end is missing" },
      { bytes: without, said: `${name} is missing` },
      { bytes: Buffer.from("no backup at all"), said: "roto.tar is" },
    ];
    for (const { bytes, said } of extent(damages.slice(0, 2), damages)) {
      const output = await restoring(bytes);
      assert.ok(output.includes(said), output);
    }
  } finally {
    await database.end();
    await server.stop();
    there.remove();
  }
});

inProof(test)("the embedded database: beside the running product, and without it", async () => {
  const [here, there] = [await aPlace(), await aPlace()];
  const [running, stopped] = [join(here.dataDir, "a.tar"), join(here.dataDir, "b.tar")];
  try {
    const app = here.start();
    await app.ready();
    const project = await aProject(here.address, await here.signIn());
    const beside = await here.command("backup.mjs", [running]);
    assert.equal(beside.code, 0, beside.output);
    assert.match((await here.command("backup.mjs", [running])).output, /exists already/);
    assert.match((await here.command("restore.mjs", [running])).output, /Stop it first/);
    await here.endStarted();
    const alone = await here.command("backup.mjs", [stopped]);
    assert.equal(alone.code, 0, alone.output);
    assert.ok(!existsSync(join(here.dataDir, "owner.json")));

    const restored = await there.command("restore.mjs", [stopped]);
    assert.equal(restored.code, 0, restored.output);
    const again = there.start();
    await again.ready();
    const cookie = await there.signIn();
    const answer = await fetch(`${there.address}/api/projects/${project}/`, {
      headers: { cookie },
    });
    assert.equal(answer.status, 200);
  } finally {
    await here.endStarted();
    await there.endStarted();
    here.remove();
    there.remove();
  }
});

inProof(test)("a drill restores a copy aside and says that it is whole", async () => {
  const { code, output } = await place.command("backup-drill.mjs", [archive]);
  assert.equal(code, 0, output);
  assert.match(output, /respaldo\.tar: restored in [\d.]+ s, \d+ rows, \d+ answers compared\./);
  assert.ok(!existsSync(join(dataDir, "drill")));
});

/** @param {(drilled: string) => boolean} isReached */
async function killDrillWhen(isReached) {
  const drilled = join(dataDir, "drill");
  const child = spawn(finalNode(), ["scripts/backup-drill.mjs", archive], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "ignore",
  });
  await until(() => isReached(drilled), { every: 10 });
  const server = findPostmaster(join(drilled, "postgres", "data"));
  child.kill("SIGKILL");
  await until(() => !existsSync(drilled));
  await pause(2_500);
  assert.ok(!existsSync(drilled));
  assert.ok(!server || !lifeOf(server.pid));
}

inProof(test)(
  "a killed drill leaves no database behind, and the next one is not in its way",
  async () => {
    const inits = (/** @type {string} */ drilled) => existsSync(join(drilled, "postgres"));
    const serves = (/** @type {string} */ drilled) =>
      findPostmaster(join(drilled, "postgres", "data"))?.ready === true;
    for (const reached of extent([serves], [inits, serves, inits, serves]))
      await killDrillWhen(reached);
    const again = await place.command("backup-drill.mjs", [archive]);
    assert.equal(again.code, 0, again.output);
  },
);

test("a store with files of nobody's is not restored into", async () => {
  const there = await aPlace();
  const server = await startPostgres({ dataDir: join(there.dataDir, "db"), throwaway: true });
  const key = `2026-11/${randomUUID()}`;
  const file = join(there.dataDir, "files", key);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "hoja");
  try {
    const { code, output } = await there.command("restore.mjs", [archive], {
      DATABASE_URL: server.url,
    });
    assert.equal(code, 1);
    assert.ok(output.includes(`the store holds the file ${key}`), output);
    rmSync(file);
    assert.equal(administrator.email, "jefa@faena.test");
  } finally {
    await server.stop();
    there.remove();
  }
});
