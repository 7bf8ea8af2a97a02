import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { staff, staffPasses, vaccinations } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
const list = async (query = {}) => (await call(GET, { as: office, query })).body;

beforeEach(async () => {
  office = await make.aSession();
});

test("answers all the active technicians, a page only when asked for", async () => {
  await make.aStaffMember({ lastName: "Tapuy" });
  await make.aStaffMember({ lastName: "Andi" });
  await make.aStaffMember({ isActive: false });
  await make.aStaffMember({ isDeleted: true });
  const body = await list();
  expect(body).not.toHaveProperty("count");
  expect(body.data.map((row: { last_name: string }) => row.last_name)).toEqual(["Andi", "Tapuy"]);
  expect(await list({ page: 2, page_size: 1 })).toMatchObject({
    count: 2,
    page: 2,
    data: [{ last_name: "Tapuy" }],
  });
});

async function manyTechnicians(from: number, to: number) {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const people = numbers.map((n) => ({
    firstName: "Ana",
    lastName: `Andi ${n}`,
    workArea: "ASSISTANT" as const,
    dni: `D-${n}`,
    phone: "",
  }));
  const rows = await database().insert(staff).values(people).returning({ id: staff.id });
  await database()
    .insert(staffPasses)
    .values(rows.map(({ id }) => ({ staffId: id, block: "BLOCK_01", expiresOn: "2027-01-01" })));
  await database()
    .insert(vaccinations)
    .values(
      rows.map(({ id }) => ({
        staffId: id,
        vaccine: "TETANUS" as const,
        appliedOn: "2026-01-01",
      })),
    );
}

const many = extent(300, 5_000);

test(`${many} technicians cost as many queries as one, three besides the caller's`, async () => {
  const cost = async () => {
    const { answer, queries } = await withQueries(list);
    const { data } = answer;
    const own = queries.filter((query) => /"technical|"vaccination/.test(query)).length;
    const papers = data.flatMap((row: { passes: object[]; vaccination_records: object[] }) => [
      ...row.passes,
      ...row.vaccination_records,
    ]).length;
    return { all: queries.length, own, rows: data.length, papers };
  };
  await manyTechnicians(0, 1);
  const { all } = await cost();
  await manyTechnicians(1, 100);
  expect(await cost()).toEqual({ all, own: 3, rows: 100, papers: 200 });
  await manyTechnicians(100, many);
  expect(await cost()).toEqual({ all, own: 3, rows: many, papers: 2 * many });
});
