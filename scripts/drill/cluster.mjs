import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../postgres/port.mjs";
import { aFolder, aMachine, until } from "./machine.mjs";
import { openWay } from "./network.mjs";

const binaries = process.env.PG_BIN ?? "/usr/lib/postgresql/15/bin";
const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
const port = async () => Number(await freePort(0));

/** @param {string} url @param {object} [body] */
async function ask(url, body) {
  const how = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const answer = await fetch(url, { ...how, signal: AbortSignal.timeout(2_000) });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

/** Three members, which agree on who leads. @param {string} home */
export async function openEtcd(home) {
  const members = [];
  for (const name of ["etcd1", "etcd2", "etcd3"])
    members.push({ name, client: await port(), peer: await port() });
  const cluster = members.map(({ name, peer }) => `${name}=${local(peer)}`).join(",");
  const machines = members.map(({ name, client, peer }) =>
    aMachine(home, name, [
      "etcd",
      `--name=${name}`,
      `--data-dir=${join(aFolder(join(home, name)), "data")}`,
      `--listen-client-urls=${local(client)}`,
      `--advertise-client-urls=${local(client)}`,
      `--listen-peer-urls=${local(peer)}`,
      `--initial-advertise-peer-urls=${local(peer)}`,
      `--initial-cluster=${cluster}`,
      "--initial-cluster-state=new",
    ]),
  );
  for (const machine of machines) machine.start();
  const ports = members.map(({ client }) => client);

  async function leader() {
    for (const [at, client] of ports.entries()) {
      const { body } = await ask(`${local(client)}/v3/maintenance/status`, {}).catch(() => ({
        body: null,
      }));
      if (body?.leader && body.leader === body.header?.member_id) return machines[at];
    }
    throw new Error("etcd has no leader");
  }
  await until("etcd has a leader", async () => (await leader()) !== undefined);
  return { machines, ports, leader };
}

/** @param {{ name: string, folder: string, ways: Record<string, number>, own: { sql: number, rest: number }, etcd: number[] }} member */
const settingsOf = ({ name, folder, ways, own, etcd }) => ({
  scope: "faena",
  name,
  restapi: { listen: `127.0.0.1:${own.rest}`, connect_address: `127.0.0.1:${ways.rest}` },
  etcd3: { hosts: etcd.map((one) => `127.0.0.1:${one}`), use_proxies: true },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 150, wal_log_hints: "on", wal_keep_size: "256MB" },
      },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }],
    pg_hba: [
      "local all all trust",
      "host all all 127.0.0.1/32 trust",
      "host replication all 127.0.0.1/32 trust",
    ],
  },
  postgresql: {
    listen: `127.0.0.1:${own.sql}`,
    connect_address: `127.0.0.1:${ways.sql}`,
    data_dir: join(folder, "data"),
    bin_dir: binaries,
    pgpass: join(folder, "pgpass"),
    authentication: {
      superuser: { username: "postgres" },
      replication: { username: "copier" },
    },
    parameters: { unix_socket_directories: folder, shared_buffers: "64MB" },
  },
});

/** One PostgreSQL with the Patroni that minds it; its ways can be cut. @param {string} home @param {string} name @param {number[]} etcd */
async function openMember(home, name, etcd) {
  const folder = aFolder(join(home, name));
  const own = { sql: await port(), rest: await port() };
  const toEtcd = [];
  for (const one of etcd) toEtcd.push(await openWay(one));
  const ways = { sql: await openWay(own.sql), rest: await openWay(own.rest) };
  const file = join(home, `${name}.json`);
  const ports = { sql: ways.sql.port, rest: ways.rest.port };
  const settings = settingsOf({
    name,
    folder,
    own,
    ways: ports,
    etcd: toEtcd.map(({ port }) => port),
  });
  /** JSON is YAML. */
  writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o644 });
  const machine = aMachine(home, name, ["patroni", file]);
  const all = [...toEtcd, ways.sql, ways.rest];
  return {
    ...machine,
    ports,
    cut: () => {
      for (const way of all) way.cut();
    },
    heal: () => {
      for (const way of all) way.heal();
    },
    close: () => {
      for (const way of all) way.close();
    },
    isPrimary: async () => (await ask(`${local(own.rest)}/primary`)).status === 200,
    isReplica: async () => (await ask(`${local(own.rest)}/replica`)).status === 200,
  };
}

/** @param {string} home @param {number[]} etcd */
export async function openDatabase(home, etcd) {
  const members = [];
  for (const name of ["pg1", "pg2", "pg3"]) members.push(await openMember(home, name, etcd));
  for (const member of members) member.start();

  async function primary() {
    for (const member of members) if (await member.isPrimary().catch(() => false)) return member;
    throw new Error("No primary");
  }
  async function replica() {
    for (const member of members) if (await member.isReplica().catch(() => false)) return member;
    throw new Error("No replica");
  }
  const isWhole = async () => {
    const roles = await Promise.all(
      members.map(async (one) =>
        (await one.isPrimary().catch(() => false))
          ? "primary"
          : (await one.isReplica().catch(() => false))
            ? "replica"
            : null,
      ),
    );
    return roles.includes("primary") && roles.every((role) => role !== null);
  };
  await until("the database has a primary and two replicas", isWhole, 180);
  return { members, primary, replica, isWhole };
}
