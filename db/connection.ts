import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";

type Form = "objects" | "values";

/** What Drizzle asks of a driver for a statement: its rows, as objects or, with `values`, as lists. */
export type Asked = Promise<unknown> & { values: () => Promise<unknown> };
export type Statement = { query: string; params: never[]; options: object | undefined; form: Form };

/** A statement that is sent once it is known in which form its rows are wanted. */
export function asked(send: (form: Form) => Promise<unknown>): Asked {
  let form: Form = "objects";
  const rows = Promise.resolve().then(() => send(form));
  const values = () => {
    form = "values";
    return rows;
  };
  return Object.assign(rows, { values });
}

/** A host that is gone is given up soon, and asked again as soon as somebody wants something of it. */
const soon = { connect_timeout: 3, backoff: () => 0.05 };

/** Connections that read and write days and JSON as Drizzle does; how often one of them was lost. */
export function openConnections(url: string, max: number) {
  let losses = 0;
  const onclose = () => {
    losses += 1;
  };
  const own = max === 1 ? { max_lifetime: null } : {};
  const client = postgres(url, { max, onnotice: () => {}, onclose, ...soon, ...own });
  drizzle(client);
  const run = ({ query, params, options, form }: Statement): Promise<unknown> => {
    const rows = client.unsafe(query, params, options);
    return form === "values" ? rows.values() : rows;
  };
  return { client, run, losses: () => losses };
}

export type Connections = ReturnType<typeof openConnections>;
