import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { aFolder, aMachine, aPort } from "./machine.mjs";

/** @param {{ sql: number, web: number, members: { name: string, ports: { sql: number, rest: number } }[], instances: number[] }} shape */
const proxySettings = ({ sql, web, members, instances }) => `
global
  maxconn 1000
defaults
  timeout connect 2s
  timeout check 4s
  timeout client 90s
  timeout server 90s
listen primary
  mode tcp
  bind 127.0.0.1:${sql}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, ports }) => `  server ${name} 127.0.0.1:${ports.sql} check port ${ports.rest}`).join("\n")}
frontend web
  mode http
  bind 127.0.0.1:${web}
  default_backend ready
  # Where none is ready, as while the database is away, whoever runs says so in words that programs read.
  use_backend running if { nbsrv(ready) eq 0 }
backend ready
  mode http
  balance roundrobin
  option httpchk GET /api/health/?ready=1
  option redispatch 1
  retries 2
  default-server inter 1s fall 1 rise 1 on-marked-down shutdown-sessions
${instances.map((at, index) => `  server faena${index + 1} 127.0.0.1:${at} check`).join("\n")}
backend running
  mode http
  balance roundrobin
  option httpchk GET /api/health/?live=1
  option redispatch 1
  retries 2
  default-server inter 1s fall 1 rise 1
${instances.map((at, index) => `  server faena${index + 1} 127.0.0.1:${at} check`).join("\n")}
`;

/** @param {number} listen @param {number} sql @param {string} folder */
const poolerSettings = (listen, sql, folder) => `
[databases]
faena = host=127.0.0.1 port=${sql} dbname=faena user=faena
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
max_client_conn = 400
default_pool_size = 60
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 15
ignore_startup_parameters = extra_float_digits
`;

/** HAProxy before the database and the instances, PgBouncer between. @param {string} home @param {Parameters<typeof proxySettings>[0]["members"]} members @param {number[]} instances */
export async function openFront(home, members, instances) {
  const [sql, web, pooled] = [await aPort(), await aPort(), await aPort()];
  const proxyFile = join(home, "haproxy.cfg");
  writeFileSync(proxyFile, proxySettings({ sql, web, members, instances }), { mode: 0o644 });
  const folder = aFolder(join(home, "pgbouncer"));
  const poolerFile = join(home, "pgbouncer.ini");
  writeFileSync(poolerFile, poolerSettings(pooled, sql, folder), { mode: 0o644 });
  const proxy = aMachine(home, "haproxy", ["/usr/sbin/haproxy", "-db", "-f", proxyFile]);
  const pooler = aMachine(home, "pgbouncer", ["/usr/sbin/pgbouncer", poolerFile]);
  proxy.start();
  pooler.start();
  return {
    proxy,
    pooler,
    address: `http://127.0.0.1:${web}`,
    direct: `postgres://faena@127.0.0.1:${sql}/faena`,
    asOwner: `postgres://postgres@127.0.0.1:${sql}/postgres`,
    pooled: `postgres://faena@127.0.0.1:${pooled}/faena`,
  };
}
