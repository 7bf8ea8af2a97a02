import { expect, test } from "vitest";
import { aPartner, aRule, aSession } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const request = (query: string, cookie = "") =>
  new Request(`http://localhost/rules/export?${query}`, { headers: { cookie } });

test("gives the rules that are asked for", async () => {
  const { cookie } = await aSession();
  const partner = await aPartner({ name: "Petrolera Norte" });
  await aRule();
  await aRule({
    ...{ partnerId: partner.id, requirement: "VACCINE", param: "TETANUS", level: "WARN" },
    appliesTo: ["ASSISTANT"],
  });
  const ask = async (query: string) => rowsOf(await GET(request(query, cookie)));
  expect(await ask("")).toHaveLength(2);
  const [found, ...others] = await ask(
    `subject=TECHNICAL&requirement=VACCINE&level=WARN&partnerId=${partner.id}`,
  );
  expect(others).toEqual([]);
  expect(found).toContain("Vacuna Tétanos,Técnico,Ayudante,Petrolera Norte,Advierte");
  expect(await ask("search=petrolera")).toHaveLength(1);
});

test("is the office's", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await GET(request("", cookie))).status).toBe(403);
  expect((await GET(request(""))).status).toBe(401);
});
