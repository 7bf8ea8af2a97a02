import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { aFolder, aMachine, aPort } from "./machine.mjs";
import { openWay } from "./network.mjs";

const binaries = process.env.PG_BIN ?? "/usr/lib/postgresql/15/bin";

/** What its Patroni says of it. @param {number} port @param {string} role */
const answersAs = (port, role) =>
  fetch(`http://127.0.0.1:${port}/${role}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

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
export async function openMember(home, name, etcd) {
  const folder = aFolder(join(home, name));
  const own = { sql: await aPort(), rest: await aPort() };
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
    /** Null while it is neither. */
    role: async () => {
      for (const role of /** @type {const} */ (["primary", "replica"]))
        if (await answersAs(own.rest, role)) return role;
      return null;
    },
  };
}
