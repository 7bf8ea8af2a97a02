import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { linesOf, startOf } from "@/lib/exports/testing";
import { GET } from "./route";

let cookie = "";

beforeEach(async () => {
  cookie = (await make.aSession()).cookie;
  const partner = await make.aPartner({ name: "Andes" });
  const { id: projectId } = await make.aProject({ partnerId: partner.id });
  const amounts = { subtotal: "100.00", taxAmount: "15.00", total: "115.00" };
  await make.aWorksheet({ projectId, date: "2026-01-31", ...amounts });
  await make.aWorksheet({ projectId, date: "2026-02-28", status: "INVOICED", ...amounts });
});

const ask = (query: string, report = "worksheets", as = cookie) =>
  GET(
    new Request(
      `http://localhost/reports/${report}/export?period_from=2026-01-01&period_to=2026-12-31&${query}`,
      { headers: { cookie: as } },
    ),
    { params: Promise.resolve({ report }) },
  );

test("gives what the address finds, as a table or on paper", async () => {
  expect(await linesOf(await ask("format=csv"))).toHaveLength(3);
  expect(await linesOf(await ask("format=csv&status=INVOICED"))).toHaveLength(2);
  expect(await startOf(await ask("format=xlsx"))).toBe("PK");
  expect(await startOf(await ask("format=pdf"))).toBe("%P");
});

test("gives the crossed table as it is shown", async () => {
  const crossed = "pivot_down=partner&pivot_across=date&pivot_measure=total";
  expect(await linesOf(await ask(`format=csv&${crossed}`))).toEqual([
    "Cliente,enero de 2026,febrero de 2026,Total",
    "Andes,115.00,115.00,230.00",
    "Total,115.00,115.00,230.00",
  ]);
});

test("is for who may see it", async () => {
  expect((await ask("format=csv", "worksheets", "")).status).toBe(401);
  const technician = await make.aSession("TECNICO");
  expect((await ask("format=csv", "worksheets", technician.cookie)).status).toBe(403);
  expect((await ask("format=csv", "nothing")).status).toBe(404);
});
