/**
 * What keeps the database from doing what was asked: it undid one of two, somebody locks something too long, or it is away. It
 * is unknown what became of a commit whose answer was lost.
 */
export type Trouble = "conflict" | "busy" | "away" | "unknown";

/** Judged by its code: another bundle has another class. */
export type DatabaseError = Error & {
  code: string;
  constraint_name?: string;
  where?: string;
  routine?: string;
};

const conflicts = ["40P01", "40001"];
const busy = ["55P03", "57014", "25P03", "25P04", "53300", "NO_CONNECTION"];
const away = ["57P01", "57P02", "57P03", "25006"];
const refusedConnections =
  /^(08...|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|NO_CONNECTION|COMMIT_LOST)$/;
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

const isFromServer = (thrown: Error & { code: string }) => sqlState.test(thrown.code);

/** The driver adds the statement to errors of a broken connection. */
const isFromDriver = (thrown: Error & { code: string }) =>
  refusedConnections.test(thrown.code) || "query" in thrown;

function isDatabaseError(thrown: unknown): thrown is DatabaseError {
  if (!(thrown instanceof Error && "code" in thrown && typeof thrown.code === "string"))
    return false;
  const coded = thrown as DatabaseError;
  return isFromServer(coded) || isFromDriver(coded);
}

/** Searches an error and its causes. */
export function findDatabaseError(thrown: unknown): DatabaseError | null {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (isDatabaseError(cause)) return cause;
  return null;
}

/**
 * A migration changed what a prepared statement gives. The driver prepares it anew and asks again, which the
 * transaction, undone by then, refuses.
 */
const hasOldPlan = ({ code, routine }: DatabaseError) =>
  code === "0A000" && routine === "RevalidateCachedQuery";

/** Null for an error that trying later does not solve. */
export function troubleOf(thrown: unknown): Trouble | null {
  const found = findDatabaseError(thrown);
  if (!found) return null;
  if (conflicts.includes(found.code) || hasOldPlan(found)) return "conflict";
  if (found.code === "COMMIT_LOST") return "unknown";
  if (busy.includes(found.code)) return "busy";
  const isAway = away.includes(found.code) || refusedConnections.test(found.code);
  return isAway || /^E[A-Z_]+$/.test(found.code) ? "away" : null;
}
