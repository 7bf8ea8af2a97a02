import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { finalNode } from "../own-node.mjs";
import { root } from "../root.mjs";
import { administrator, signInAt } from "../testing/app.mjs";
import { openDatabase, openEtcd } from "./cluster.mjs";
import { openFront } from "./front.mjs";
import { aFolder, aMachine, aPort, untilSo } from "./machine.mjs";

/** @param {string} home */
async function openStore(home) {
  const at = await aPort();
  const words = [
    finalNode(),
    join(root, "scripts", "drill", "store.mjs"),
    join(home, "bucket"),
    String(at),
  ];
  const machine = aMachine(home, "store", words, { isServant: false });
  machine.start();
  return { ...machine, url: `s3://S3RVER:S3RVER@127.0.0.1:${at}/archivos?endpoint=http` };
}

/** Whatever came of it, its connection ends. @param {string} url @param {(sql: postgres.Sql) => Promise<unknown>} act */
async function connected(url, act) {
  const sql = postgres(url, { max: 1, prepare: false });
  try {
    await act(sql);
  } finally {
    await sql.end();
  }
}

/** The role and the database of the service; as often as it takes. @param {string} owner @param {string} ours */
async function createOurs(owner, ours) {
  await connected(owner, async (sql) => {
    const [known] = await sql`
      select exists (select from pg_roles where rolname = 'faena') as role,
        exists (select from pg_database where datname = 'faena') as database`;
    if (!known?.role) await sql`create role faena login`;
    if (!known?.database) await sql`create database faena owner faena`;
  });
  await connected(ours.replace("faena@", "postgres@"), async (sql) => {
    for (const name of ["pg_trgm", "unaccent", "btree_gist"])
      await sql.unsafe(`create extension if not exists ${name}`);
  });
}

/** @param {string} home @param {string} name @param {number} at @param {NodeJS.ProcessEnv} env */
const anInstance = (home, name, at, env) =>
  aMachine(home, name, [finalNode(), "scripts/start.mjs"], {
    isServant: false,
    env: {
      ...env,
      DATA_DIR: join(home, name),
      PORT: String(at),
      HOST: "127.0.0.1",
      DEMO: "0",
      PROCESSES: "1",
      npm_lifecycle_event: "",
    },
  });

const isReady = async (/** @type {number} */ at) =>
  (await fetch(`http://127.0.0.1:${at}/api/health/?ready=1`)).ok;

/** All of it on this machine, on ports of its own. */
export async function openScene() {
  const home = mkdtempSync(join(tmpdir(), "faena-drill-"));
  chmodSync(home, 0o755);
  const etcd = await openEtcd(home);
  const database = await openDatabase(home, etcd.ports);
  const ports = [await aPort(), await aPort()];
  const members = database.members.map(({ name, ports }) => ({ name, ports }));
  const front = await openFront(home, members, ports);
  await untilSo("the database answers", async () => {
    await createOurs(front.asOwner, front.direct);
    return true;
  });
  aFolder(join(home, "bucket"));
  const store = await openStore(home);
  const env = {
    DATABASE_URL: front.pooled,
    DATABASE_DIRECT_URL: front.direct,
    DATABASE_PREPARE: "0",
    STORAGE_URL: store.url,
    AUTH_SECRET: "el-mismo-en-las-dos-instancias-0123456789",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const instances =
    /** @type {[import("./machine.mjs").Machine, import("./machine.mjs").Machine]} */ (
      ports.map((at, index) => anInstance(home, `faena${index + 1}`, at, env))
    );
  for (const [index, instance] of instances.entries()) {
    instance.start();
    await untilSo(`${instance.name} is ready`, () => isReady(Number(ports[index])));
  }
  await untilSo(
    "the instances are reached",
    async () => (await fetch(`${front.address}/api/health/`)).ok,
  );
  const cookie = await signInAt(front.address);
  const machines = [
    ...instances,
    front.proxy,
    front.pooler,
    store,
    ...database.members,
    ...etcd.machines,
  ];
  return {
    home,
    etcd,
    database,
    front,
    store,
    instances,
    cookie,
    isWhole: async () => {
      const ready = await Promise.all(ports.map(isReady));
      return ready.every(Boolean) && (await database.isWhole());
    },
    close: async () => {
      await Promise.all(machines.map((machine) => machine.kill()));
      for (const member of database.members) member.close();
    },
  };
}
