import { setTimeout as pause } from "node:timers/promises";
import { type Asked, asked, openConnections } from "./connection";
import { type Scope, transact } from "./transaction";
import { troubleOf } from "./trouble";
import { turns } from "./turns";

/** Milliseconds that a statement or a transaction waits for a connection. */
const patience = 10_000;
/** Milliseconds after which a read is asked again of a database that was away. */
const breath = 500;

const isRead = (query: string) =>
  /^\s*\(*(select|with)\b/i.test(query) && !/\b(insert into|update|delete from)\b/i.test(query);

async function readAgain<T>(query: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (thrown) {
    if (troubleOf(thrown) !== "away" || !isRead(query)) throw thrown;
    await pause(breath);
    return read();
  }
}

/** What Drizzle asks of a driver. */
export type Driver = {
  options: object;
  unsafe: (query: string, params?: never[], options?: object) => Asked;
  begin: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;
};

type Lanes = {
  /** Connections for statements by themselves. */
  statements: number;
  /** Connections for transactions, which take none of the others however long they wait. */
  transactions: number;
};

/** The ways to the database: who waits in one of them holds up nobody in another. */
export function openLanes(url: string, { statements, transactions }: Lanes) {
  const open = openConnections(url, statements);
  const free = Array.from({ length: transactions }, () => openConnections(url, 1));
  const all = [open, ...free];
  const stated = turns(statements, patience);
  const transacted = turns(transactions, patience);

  const driver: Driver = {
    options: open.client.options,
    unsafe: (query, params = [], options) =>
      asked((form) =>
        readAgain(query, () => stated(() => open.run({ query, params, options, form }))),
      ),
    begin: (work) =>
      transacted(async () => {
        const connection = free.pop();
        if (!connection) throw new RangeError("More transactions than connections");
        try {
          return await transact(connection, work);
        } finally {
          free.push(connection);
        }
      }),
  };
  const end = async () => {
    await Promise.all(all.map(({ client }) => client.end({ timeout: 5 })));
  };
  return { driver, end };
}
