import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { findBinaries } from "../postgres/binaries.mjs";
import { cleanEnvironment } from "../postgres/cluster.mjs";
import { startPostgres } from "../postgres/embedded.mjs";
import { chooseIdentity } from "../postgres/identity.mjs";
import { freePort } from "../postgres/port.mjs";
import { until } from "./until.mjs";

/** Those whom a reader holds up are held up for so long. */
const courtesy = "1s";

/** Owners and times stay. @param {string} from @param {string} to */
function copy(from, to) {
  const { status, stderr } = spawnSync("cp", ["-a", from, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** A database and a streaming replica of it, both on this machine. */
export async function aReplicatedDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "faena-replicated-"));
  const [first, second] = [join(folder, "primary"), join(folder, "replica")];
  for (const dataDir of [first, second]) await (await startPostgres({ dataDir })).stop();
  const [from, to] = [first, second].map((one) => realpathSync(join(one, "postgres")));
  rmSync(join(String(to), "data"), { recursive: true });
  copy(join(String(from), "data"), join(String(to), "data"));

  const primary = await startPostgres({ dataDir: first });
  const { port, username, password } = new URL(primary.url);
  const identity = chooseIdentity(findBinaries(), join(second, "postgres"));
  const data = join(identity.home, "data");
  writeFileSync(join(data, "standby.signal"), "");
  identity.own(join(data, "standby.signal"));
  appendFileSync(
    join(data, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  const replicaPort = String(await freePort(0));
  const url = primary.url.replace(`:${port}/`, `:${replicaPort}/`);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  /** @type {import("node:child_process").ChildProcess} */
  let server;

  const isUp = () =>
    sql`select 1`.then(
      () => true,
      () => false,
    );

  async function start() {
    const settings = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "max_connections=200",
      `max_standby_streaming_delay=${courtesy}`,
      `port=${replicaPort}`,
    ].flatMap((setting) => ["-c", setting]);
    const program = join(identity.binaries, "bin", "postgres");
    const [command = "", ...words] = [...identity.prefix, program, "-D", data, ...settings];
    server = spawn(command, words, {
      ...identity.options,
      cwd: identity.home,
      env: cleanEnvironment(),
      stdio: "ignore",
    });
    await until(isUp);
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  await start();
  return {
    url: primary.url,
    replicaUrl: url,
    /** To the replica. */
    replica: sql,
    /** As when its machine fails. */
    kill: () => end("SIGKILL"),
    start,
    remove: async () => {
      await sql.end();
      await end("SIGINT");
      await primary.stop();
      for (const home of [from, to]) rmSync(String(home), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
