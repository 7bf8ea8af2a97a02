import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type postgres from "postgres";
import { aSession } from "@/db/testing/factories";
import type { Size } from "./company-size";

const today = new Date().toISOString().slice(0, 10);

const reads = [
  (n: number) => `/api/projects/${n}/resources/`,
  (n: number) => `/api/projects/${n}/`,
  (n: number) => `/api/workorders/sheets/project/${n}/`,
  (n: number) => `/api/projects/all-info/${n}/`,
  (n: number) => `/api/projects/${n}/close/`,
  (n: number) => `/api/resources/?page_size=50&page=${1 + (n % 20)}`,
  (n: number) => `/api/search/?q=campo+${n}`,
  (n: number) => `/api/workorders/custody_chain/?project_id=${n}&page_size=50`,
  () => "/api/vehicles/avaliables/",
  () => "/api/alerts/",
];

export type Answer = { status: number; body: string };
export type Client = { base: string; unit: number; assignment: number | null; turn: number };

/** Four reads to one write of a company that `fillCompany` made, by so many clients; each has a unit of its own. */
export async function openTraffic(sql: postgres.Sql, size: Size, clients: number) {
  const { cookie } = await aSession();
  await sql`update sessions set expires = now() + interval '8 hours'`;
  const spares = await sql<{ id: number }[]>`
    insert into resource_items (name, code, type_equipment, stst_status_equipment, stst_status_disponibility)
    select 'Libre ' || n, 'LIB-' || n, 'LVMNOS', 'FUNCIONANDO', 'DISPONIBLE'
    from generate_series(1, ${clients}) as n returning id`;
  const sheets = await sql<{ id: number; project: number }[]>`
    select id, project_id as project from sheet_projects
    where status = 'IN_PROGRESS' and period_end >= current_date order by project_id`;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });

  function send(base: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const length = json ? { "content-length": Buffer.byteLength(json) } : {};
    const headers = { cookie, "content-type": "application/json", ...length };
    return new Promise((resolve, reject) => {
      const asking = request(base + path, { method, agent, headers }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      });
      asking.on("error", reject).end(json);
    });
  }

  function createChain({ base, unit, turn }: Client) {
    const body = {
      sheet_project_id: sheets[(unit * 7 + turn) % sheets.length]?.id,
      date: today,
      type_waste: "LODOS",
      contact_name: "Luis Andrade",
    };
    return send(base, "POST", "/api/workorders/custody_chain/create/", body);
  }

  function release(client: Client) {
    const { base, assignment: id } = client;
    client.assignment = null;
    return send(base, "POST", "/api/projects/resources/release/", { id });
  }

  async function add(client: Client, project: number) {
    const { base, unit } = client;
    const stay = {
      ...{ project_id: project, resource_id: unit, cost: 12.5, operation_start_date: today },
    };
    const answer = await send(base, "POST", "/api/projects/resources/add/", [stay]);
    if (answer.status === 201) client.assignment = JSON.parse(answer.body).data[0].id;
    return answer;
  }

  return {
    cookie,
    clientsAt: (bases: readonly string[]) =>
      spares.map(
        ({ id }, n): Client => ({
          ...{ base: bases[n % bases.length] ?? "", unit: id, assignment: null, turn: n },
        }),
      ),
    /** Its kind, and its answer. */
    async act(client: Client): Promise<[string, Answer]> {
      client.turn += 1;
      const { base, unit, turn, assignment } = client;
      const project = 1 + ((unit * 13 + turn * 7) % size.projects);
      if (turn % 5 > 0) {
        const path = reads[(unit + turn) % reads.length]?.(project) ?? "/";
        return [path.replace(/\d+/g, "N"), await send(base, "GET", path)];
      }
      if (turn % 15 === 0) return ["create a chain", await createChain(client)];
      return assignment === null
        ? ["add an assignment", await add(client, project)]
        : ["release", await release(client)];
    },
    settle: async (clients: readonly Client[]) => {
      for (const client of clients) if (client.assignment !== null) await release(client);
    },
    close: () => agent.destroy(),
  };
}
