import { type Connection, type PendingRows, rowsOnDemand, type Statement } from "./connection";
import { inside } from "./inside";
import { isRead } from "./is-read";
import { troubleOf } from "./trouble";

export type TransactionScope = {
  options: object;
  unsafe: (query: string, params?: never[], options?: object) => PendingRows;
  savepoint: <T>(work: (scope: TransactionScope) => Promise<T>) => Promise<T>;
};

type Line = {
  send: (statement: Statement) => Promise<unknown>;
  isLost: () => boolean;
  next: () => string;
};

const plain = (query: string): Statement => ({
  query,
  params: [],
  options: undefined,
  form: "objects",
});

const lost = (cause?: unknown) =>
  Object.assign(new Error("The connection of the transaction was lost", { cause }), {
    code: "CONNECTION_CLOSED",
  });

/**
 * One statement after the other; none once the connection is lost. Reads that are asked for at once are sent at once: if
 * the driver ran one of them on a new connection, outside the transaction, it would change nothing.
 */
function lineOf({ run, isLost }: Connection): Line {
  let all: Promise<unknown> = Promise.resolve();
  let lastWrite: Promise<unknown> = all;
  let savepoints = 0;
  const send = (statement: Statement) => {
    const reads = isRead(statement.query);
    const sent = (reads ? lastWrite : all).then(() => {
      if (isLost()) throw lost();
      return run(statement);
    });
    const ended = sent.catch(() => undefined);
    all = Promise.all([all, ended]);
    if (!reads) lastWrite = ended;
    return sent;
  };
  const next = () => {
    savepoints += 1;
    return `s${savepoints}`;
  };
  return { send, isLost, next };
}

type Ends = { keep: () => Promise<unknown>; undo: string };

/** A failed statement rolls back even when the work went on. */
async function scoped<T>(
  line: Line,
  options: object,
  work: (scope: TransactionScope) => Promise<T>,
  ends: Ends,
) {
  const failures: unknown[] = [];
  const noting = async (rows: Promise<unknown>) => {
    try {
      return await rows;
    } catch (thrown) {
      failures.push(thrown);
      throw thrown;
    }
  };
  const scope: TransactionScope = {
    options,
    unsafe: (query, params = [], settings) =>
      rowsOnDemand((form) => noting(line.send({ query, params, options: settings, form }))),
    savepoint: (inner) => savepoint(line, options, inner),
  };
  try {
    const result = await work(scope);
    if (failures.length > 0) throw failures[0];
    await ends.keep();
    return result;
  } catch (thrown) {
    if (!line.isLost()) await line.send(plain(ends.undo)).catch(() => undefined);
    throw thrown;
  }
}

async function savepoint<T>(
  line: Line,
  options: object,
  work: (scope: TransactionScope) => Promise<T>,
) {
  const name = line.next();
  await line.send(plain(`savepoint ${name}`));
  const keep = async () => undefined;
  return scoped(line, options, work, { keep, undo: `rollback to ${name}` });
}

/** An unanswered commit may have succeeded. */
async function commit(line: Line) {
  try {
    await line.send(plain("commit"));
  } catch (thrown) {
    if (troubleOf(thrown) !== "away") throw thrown;
    const message = "The answer to a commit was lost";
    throw Object.assign(new Error(message, { cause: thrown }), { code: "COMMIT_LOST" });
  }
}

/** In a read-only one the database refuses writes. */
export type TransactionMode = "begin" | "begin read only";

export async function transact<T>(
  connection: Connection,
  work: (scope: TransactionScope) => Promise<T>,
  opening: TransactionMode = "begin",
) {
  const line = lineOf(connection);
  await line.send(plain(opening));
  const ends = { keep: () => commit(line), undo: "rollback" };
  return inside(() => scoped(line, connection.client.options, work, ends));
}
