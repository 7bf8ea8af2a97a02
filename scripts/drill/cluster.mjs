import { join } from "node:path";
import { aFolder, aMachine, aPort, untilSo } from "./machine.mjs";
import { openMember } from "./member.mjs";

const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;

/** Of a member of etcd, by its gateway. @param {number} port @returns {Promise<any>} null when it does not answer */
const statusAt = (port) =>
  fetch(`${local(port)}/v3/maintenance/status`, {
    method: "POST",
    body: "{}",
    signal: AbortSignal.timeout(2_000),
  })
    .then((answer) => answer.json())
    .catch(() => null);

/** Three members, which agree on who leads. @param {string} home */
export async function openEtcd(home) {
  const members = [];
  for (const name of ["etcd1", "etcd2", "etcd3"])
    members.push({ name, client: await aPort(), peer: await aPort() });
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
    for (const [at, machine] of machines.entries()) {
      const status = await statusAt(Number(ports[at]));
      if (status?.leader && status.leader === status.header?.member_id) return machine;
    }
    throw new Error("etcd has no leader");
  }
  await untilSo("etcd has a leader", async () => Boolean(await leader()));
  return { machines, ports, leader };
}

/** @param {string} home @param {number[]} etcd */
export async function openDatabase(home, etcd) {
  const members = [];
  for (const name of ["pg1", "pg2", "pg3"]) members.push(await openMember(home, name, etcd));
  for (const member of members) member.start();

  /** @param {"primary" | "replica"} role */
  async function find(role) {
    for (const member of members) if ((await member.role()) === role) return member;
    throw new Error(`There is no ${role}`);
  }
  const isWhole = async () => {
    const roles = await Promise.all(members.map((member) => member.role()));
    return roles.includes("primary") && roles.every((role) => role !== null);
  };
  await untilSo("the database has a primary and two replicas", isWhole, 180);
  return { members, primary: () => find("primary"), replica: () => find("replica"), isWhole };
}
