import { NotFound } from "../kernel/errors";
import { type RawInput, readBody } from "./read-body";

export type Params = Record<string, string | string[] | undefined>;

/** By name; records are named by numbers. */
export type PathValues = Record<string, number | string>;

/** What is named by a word. */
const wordNames = new Set(["report"]);

function wordIn(value: unknown): string {
  if (typeof value === "string" && /^[a-z][a-z-]{0,59}$/.test(value)) return value;
  throw new NotFound();
}

/** As numbers, but for what is named by a word; anything else names nothing (contract, section 1). */
export function readPath(params: Params | undefined): PathValues {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => {
      if (wordNames.has(name)) return [name, wordIn(value)];
      const id = typeof value === "string" && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
      if (id < 1 || id > 2_147_483_647) throw new NotFound();
      return [name, id];
    }),
  );
}

/** Logs and browsers keep addresses, so a secret in one is not read. */
const secrets = new Set(["username", "password", "current_password", "new_password", "otp"]);

const readQuery = (request: Request): RawInput =>
  Object.fromEntries([...new URL(request.url).searchParams].filter(([name]) => !secrets.has(name)));

const mayHaveBody = ({ method }: Request) => method !== "GET" && method !== "HEAD";

/** By documented names; the path wins. A list arrives as `items`. */
export async function readInput(
  request: Request,
  path: PathValues,
  isList: boolean,
): Promise<RawInput> {
  return {
    ...readQuery(request),
    ...(mayHaveBody(request) ? await readBody(request, isList) : {}),
    ...path,
  };
}
