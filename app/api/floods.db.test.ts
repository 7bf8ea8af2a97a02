import { expect, test } from "vitest";
import { GET as exportPartners } from "@/app/(office)/(lists)/partners/export/route";
import { GET as printSheet } from "@/app/print/worksheet/[id]/route";
import { database } from "@/db/client";
import { costlyCalls } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { allowances } from "@/lib/attempts/allowances";
import { GET as merge } from "./load_files/project/[project_id]/merge/route";

const request = (cookie: string) => new Request("http://localhost:3000/", { headers: { cookie } });

async function aCompany() {
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const of = (params: object) => ({ params: Promise.resolve(params) }) as never;
  const ref = of({ project_id: String(project.id) });
  return {
    print: (cookie: string) => printSheet(request(cookie), of({ id: String(sheet.id) })),
    export: (cookie: string) => exportPartners(request(cookie)),
    merge: (cookie: string) => merge(request(cookie), ref),
  };
}

const told = ({ headers }: Response) =>
  ["Limit", "Remaining"].map((name) => headers.get(`RateLimit-${name}`));

test.each(["print", "export", "merge"] as const)(
  "too many calls to %s are told when to come back, and nobody else is",
  async (kind) => {
    const calls = await aCompany();
    const [busy, other] = [await make.aSession(), await make.aSession()];
    const paidUntil = new Date(Date.now() + 3_600_000);
    await database().insert(costlyCalls).values({ userId: busy.user.id, kind, paidUntil });
    const refused = await calls[kind](busy.cookie);
    expect([refused.status, (await refused.json()).code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000);
    const limit = allowances[kind].atOnce;
    expect(told(refused)).toEqual([String(limit), "0"]);
    const answered = await calls[kind](other.cookie);
    expect(answered.status).not.toBe(429);
    if (answered.ok) expect(told(answered)).toEqual([String(limit), String(limit - 1)]);
    await answered.body?.cancel();
  },
);
