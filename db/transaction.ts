import { type Asked, asked, type Connections, type Statement } from "./connection";
import { findDatabaseError, troubleOf } from "./trouble";

/** What Drizzle asks of a driver inside a transaction. */
export type Scope = {
  options: object;
  unsafe: (query: string, params?: never[], options?: object) => Asked;
  savepoint: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;
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

/** The server ends the connection with such an error. */
const isFatal = (thrown: unknown) => {
  const found = findDatabaseError(thrown);
  return found !== null && (!("severity" in found) || /FATAL|PANIC/.test(String(found.severity)));
};

/**
 * Sends one statement after the other. Once the connection is lost nothing more is sent: the driver would connect again
 * and run the rest of the transaction statement by statement, each for good.
 */
function lineOf({ run, losses }: Connections): Line {
  let last: Promise<unknown> = Promise.resolve();
  let savepoints = 0;
  let opened: number | null = null;
  let ended = false;
  const isLost = () => ended || (opened !== null && losses() !== opened);

  async function sendNow(statement: Statement) {
    if (isLost()) throw lost();
    try {
      const rows = await run(statement);
      opened ??= losses();
      return rows;
    } catch (thrown) {
      ended ||= isFatal(thrown);
      throw thrown;
    }
  }

  const send = (statement: Statement) => {
    const sent = last.then(() => sendNow(statement));
    last = sent.catch(() => undefined);
    return sent;
  };
  const next = () => {
    savepoints += 1;
    return `s${savepoints}`;
  };
  return { send, isLost, next };
}

type Ends = { keep: () => Promise<unknown>; undo: string };

/** The work, and its end; a statement that failed ends it badly even when the work went on. */
async function scoped<T>(
  line: Line,
  options: object,
  work: (scope: Scope) => Promise<T>,
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
  const scope: Scope = {
    options,
    unsafe: (query, params = [], settings) =>
      asked((form) => noting(line.send({ query, params, options: settings, form }))),
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

async function savepoint<T>(line: Line, options: object, work: (scope: Scope) => Promise<T>) {
  const name = line.next();
  await line.send(plain(`savepoint ${name}`));
  const keep = async () => undefined;
  return scoped(line, options, work, { keep, undo: `rollback to ${name}` });
}

/** The database was told to keep it and did not answer: it may have. */
async function commit(line: Line) {
  try {
    await line.send(plain("commit"));
  } catch (thrown) {
    if (troubleOf(thrown) !== "away") throw thrown;
    const message = "The answer to a commit was lost";
    throw Object.assign(new Error(message, { cause: thrown }), { code: "COMMIT_LOST" });
  }
}

/** Runs the work in one transaction of a connection that nobody else uses meanwhile. */
export async function transact<T>(connection: Connections, work: (scope: Scope) => Promise<T>) {
  const line = lineOf(connection);
  await line.send(plain("begin"));
  const ends = { keep: () => commit(line), undo: "rollback" };
  return scoped(line, connection.client.options, work, ends);
}
