import { setTimeout as pause } from "node:timers/promises";
import {
  type Connection,
  openConnection,
  type PendingRows,
  rowsOnDemand,
  type Statement,
  type Target,
} from "./connection";
import { isRead } from "./is-read";
import { type TransactionMode, type TransactionScope, transact } from "./transaction";
import { troubleOf } from "./trouble";
import { turns } from "./turns";

/** Milliseconds that a statement or a transaction waits for a connection. */
const patience = 10_000;
/** Milliseconds before a read is tried again after the database was away. */
const breath = 500;

async function readAgain<T>(query: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (thrown) {
    if (troubleOf(thrown) !== "away" || !isRead(query)) throw thrown;
    await pause(breath);
    return read();
  }
}

export type Driver = {
  options: object;
  unsafe: (query: string, params?: never[], options?: object) => PendingRows;
  begin: <T>(
    work: (scope: TransactionScope) => Promise<T>,
    opening?: TransactionMode,
  ) => Promise<T>;
};

type Lanes = {
  /** Connections for single statements. */
  statements: number;
  /** Connections for transactions only, however long they wait. */
  transactions: number;
};

/**
 * Lends a connection to one caller at a time. A lost one is never lent again: the driver would reconnect in the middle
 * of its work, give the server's last words to the next statement, or wait forever. A full one is replaced, as nothing
 * else takes back what it prepared.
 */
function lending(target: Target, places: number) {
  const inTurn = turns(places, patience);
  const free = Array.from({ length: places }, () => openConnection(target));

  function take(): Connection {
    const connection = free.pop();
    if (!connection) throw new RangeError("More turns than connections");
    if (!connection.isLost() && !connection.isFull()) return connection;
    void connection.client.end({ timeout: 0 });
    return openConnection(target);
  }

  const lend = <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const connection = take();
      try {
        return await work(connection);
      } finally {
        free.push(connection);
      }
    });
  const end = () => Promise.all(free.map(({ client }) => client.end({ timeout: 5 })));
  return { lend, end };
}

/** Reads that share a connection: each spares a journey, and waits for those before it. */
const together = 4;

type Gathered = { statement: Statement; done: (rows: Promise<unknown>) => void };

/** Sends the reads that are asked for at once, as one request asks several questions, over one connection in one go. */
function gathering({ lend }: ReturnType<typeof lending>) {
  let gathered: Gathered[] = [];

  const send = (part: readonly Gathered[]) =>
    lend(({ run }) => {
      const sent = part.map(({ statement }) => run(statement));
      part.forEach(({ done }, at) => {
        done(sent[at] as Promise<unknown>);
      });
      return Promise.allSettled(sent);
    }).catch((thrown) => {
      for (const { done } of part) done(Promise.reject(thrown));
    });

  function sendAll() {
    const all = gathered;
    gathered = [];
    for (let at = 0; at < all.length; at += together) void send(all.slice(at, at + together));
  }

  return (statement: Statement) =>
    new Promise<unknown>((done) => {
      if (gathered.length === 0) process.nextTick(sendAll);
      gathered.push({ statement, done });
    });
}

/** Waiting in one lane blocks nobody in another. */
export function openLanes(target: Target, { statements, transactions }: Lanes) {
  const single = lending(target, statements);
  const grouped = lending(target, transactions);
  const gather = gathering(single);
  const send = (statement: Statement) =>
    isRead(statement.query) ? gather(statement) : single.lend(({ run }) => run(statement));
  const driver: Driver = {
    options: openConnection(target).client.options,
    unsafe: (query, params = [], options) =>
      rowsOnDemand((form) => readAgain(query, () => send({ query, params, options, form }))),
    begin: (work, opening) => grouped.lend((connection) => transact(connection, work, opening)),
  };
  const end = async () => {
    await Promise.all([single.end(), grouped.end()]);
  };
  return { driver, end };
}
