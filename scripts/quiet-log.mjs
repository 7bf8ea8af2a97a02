import { inspect } from "node:util";

const hidden = "…";
const addresses = /[^\s@"'<>()=:,]+@[^\s@"'<>()=:,]+\.[a-z]{2,}/gi;
const digests = /\$argon2\S+|\b[0-9a-f]{32,}\b|(?<![\w-])[\w-]{43}(?![\w-])/gi;

/** @param {string} text */
const masked = (text) => text.replace(addresses, hidden).replace(digests, hidden);

/** @param {Error} error */
const framesOf = ({ stack = "" }) => stack.split("\n").filter((line) => /^\s+at /.test(line));

/** @param {Error & { code?: unknown, query?: unknown }} error */
function saidOf({ name, message, code, query }) {
  const coded = typeof code === "string" ? ` ${code}` : "";
  if (typeof query === "string") return `${name}${coded} in ${query}`;
  const isOfDatabase = coded !== "" && name === "PostgresError";
  return isOfDatabase ? `${name}${coded}` : `${name}${coded}: ${masked(message)}`;
}

/**
 * Of database errors only the statement and the code, since messages and parameters repeat what people typed; of
 * anything else no address and no digest.
 * @param {unknown} thing @returns {string}
 */
export function withoutData(thing) {
  if (typeof thing === "string") return masked(thing);
  if (!(thing instanceof Error)) return masked(inspect(thing));
  const because = thing.cause === undefined ? [] : [`cause: ${withoutData(thing.cause)}`];
  const others = thing instanceof AggregateError ? thing.errors.map(withoutData) : [];
  return [saidOf(thing), ...framesOf(thing), ...others, ...because].join("\n");
}

/** From now on, also for what Next.js logs. */
export function keepLogQuiet() {
  for (const level of /** @type {const} */ (["error", "warn"])) {
    const say = console[level].bind(console);
    console[level] = (...things) => say(...things.map(withoutData));
  }
}
