/** The writes that many people do, each as one request that is measured and others that make it possible. */
export type Write = {
  name: string;
  /** Gives the request whose cost is told. */
  prepare: () => Promise<() => Promise<unknown>>;
};

/** Without a body it reads. */
type Send = (path: string, body?: unknown) => Promise<{ data: unknown }>;

const today = () => new Date().toISOString().slice(0, 10);

export function sending(url: string, cookie: string): Send {
  return async (path, body) => {
    const headers = { cookie, "Content-Type": "application/json" };
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(url + path, { headers, ...sent });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

/**
 * On a project of `bench/company.ts` for each checkout; the chains on a sheet in progress of another one each, as a
 * chain handles all units of its project and the writes before it would pile theirs on one.
 */
export function writesBy(send: Send, run: string): Write[] {
  const project = 1 + Number(run);
  let units = 0;
  let chains = 0;
  async function aUnit() {
    units += 1;
    const code = `W${run}-${units}`;
    const unit = { name: "Tanque", code, type_equipment: "TNQAAC" };
    return ((await send("/api/resources/", unit)).data as { id: number }).id;
  }
  const rent = (unit: number) =>
    send("/api/projects/resources/add/", [
      { project_id: project, resource_id: unit, cost: 12.5, operation_start_date: today() },
    ]);
  const release = (id: number | undefined) => send("/api/projects/resources/release/", { id });

  async function aSheet() {
    chains += 1;
    const other = 2 + Number(run) * 60 + chains;
    const { data } = await send(`/api/workorders/sheets/project/${other}/`);
    const sheets = data as { id: number; status: string }[];
    return sheets.find(({ status }) => status === "IN_PROGRESS")?.id;
  }

  return [
    {
      name: "add an assignment",
      prepare: async () => {
        const unit = await aUnit();
        return () => rent(unit);
      },
    },
    {
      name: "release it",
      prepare: async () => {
        const [added] = (await rent(await aUnit())).data as { id: number }[];
        return () => release(added?.id);
      },
    },
    {
      name: "create a custody chain",
      prepare: async () => {
        const chain = {
          sheet_project_id: await aSheet(),
          date: today(),
          type_waste: "AGUAS NEGRAS",
          contact_name: "Luis Andrade",
          volume_gallons: 420,
          technical_id: 1,
          vehicle_id: 1,
        };
        return () => send("/api/workorders/custody_chain/create/", chain);
      },
    },
  ];
}
