import { expect, test } from "vitest";
import { aPartner, aProject, aReservation, aSession } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const lines = async (query: string, cookie: string) => {
  const address = `http://localhost/reservations/export?${query}`;
  const answer = await GET(new Request(address, { headers: { cookie } }));
  return { status: answer.status, rows: await rowsOf(answer) };
};

const codesOf = ({ rows }: Awaited<ReturnType<typeof lines>>) =>
  rows.map((row) => String(row).split(",")[0]);

async function threeOfAndes() {
  const partner = await aPartner({ name: "Andes Energía" });
  const project = await aProject({ partnerId: partner.id });
  const ours = { partnerId: partner.id };
  const early = await aReservation({
    ...ours,
    code: "RSV-9001-0001",
    line: { quantity: 4, fromDate: "2036-01-10", toDate: "2036-01-20" },
  });
  const open = await aReservation({
    ...ours,
    code: "RSV-9001-0002",
    projectId: project.id,
    line: { fromDate: "2036-03-01", toDate: null },
  });
  const over = await aReservation({
    ...ours,
    code: "RSV-9001-0003",
    status: "HELD",
    holdUntil: new Date("2020-01-01"),
  });
  await aReservation();
  return { partner, project, early, open, over };
}

test("gives the reservations that match, of one client, in a state and on some days", async () => {
  const { cookie } = await aSession("TECNICO");
  const { partner, project, early, open, over } = await threeOfAndes();
  const asked = `format=csv&search=energia&partnerId=${partner.id}`;
  const january = await lines(`${asked}&days_from=2036-01-15&days_to=2036-01-31`, cookie);
  expect(january.rows).toHaveLength(1);
  expect(january.rows[0]).toContain(`${early.code},Andes Energía`);
  expect(january.rows[0]).toContain("BORRADOR,10/01/2036,20/01/2036,4,0");
  expect(codesOf(await lines(`${asked}&days_from=2036-02-01&sort=code`, cookie))).toEqual([
    open.code,
    over.code,
  ]);
  expect(codesOf(await lines(`${asked}&sort=first`, cookie))).toEqual([
    early.code,
    open.code,
    over.code,
  ]);
  expect(codesOf(await lines(`${asked}&status=EXPIRED`, cookie))).toEqual([over.code]);
  expect(codesOf(await lines(`format=csv&projectId=${project.id}`, cookie))).toEqual([open.code]);
});

test("as a workbook, too, and for members only", async () => {
  const { cookie } = await aSession();
  await threeOfAndes();
  const request = new Request("http://localhost/reservations/export?format=xlsx", {
    headers: { cookie },
  });
  expect((await GET(request)).headers.get("content-type")).toContain("spreadsheetml");
  expect((await lines("format=csv", "")).status).toBe(401);
});
