import { createServer } from "node:http";
import postgres from "postgres";
import { hashSecret } from "@/lib/kernel/secrets";
import { dayOf } from "@/lib/values/dates";
import { type BareRead, bareReads } from "./bare-reads";
import { bareTree } from "./bare-tree";

/**
 * Answers the documented reads from prepared statements, without a framework: what they cost at least. It looks the
 * session up, sent together with what was asked. Started by `bench/floor.ts`, which it tells its port.
 */
const asItCame = { serialize: (text: string) => text, parse: (text: string) => text };
const sql = postgres(process.env.DATABASE_URL ?? "", {
  max: 1,
  types: { date: { to: 1082, from: [1082], ...asItCame } },
});
const reads: Record<string, BareRead> = { ...bareReads, "/api/load_files/tree/": bareTree };

async function findCaller(cookie: string) {
  const secret = /sessionid=([^;]+)/.exec(cookie)?.[1] ?? "";
  const [caller] = await sql`
    select u.id, u.role from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashSecret(secret)} and s.expires > now() and u.is_active and not u.is_deleted`;
  return caller;
}

const server = createServer(async ({ url = "", headers }, response) => {
  const read = reads[url];
  if (!read) return response.writeHead(404).end();
  const today = dayOf(new Date(), "America/Guayaquil");
  const [caller, found] = await Promise.all([findCaller(headers.cookie ?? ""), read(sql, today)]);
  if (!caller) return response.writeHead(401).end();
  const body = Buffer.from(JSON.stringify(found));
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  return response.end(body);
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
