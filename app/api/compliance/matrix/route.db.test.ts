import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { dayOf } from "@/lib/values/dates";
import { GET } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");

test("everybody who is active against each requirement of the project, the worst first", async () => {
  const project = await make.aProject({ endDate: "2199-12-31" });
  const ends = await make.aStaffMember({ lastName: "Ama", licenseUntil: today });
  const lacks = await make.aStaffMember({ lastName: "Zoa" });
  const fit = await make.aStaffMember({ lastName: "Ave", licenseUntil: "2200-01-01" });
  await make.aStaffMember({ isActive: false });
  await make.aRule({ level: "WARN" });
  await make.aRule({ projectId: project.id, appliesTo: ["SANITARY_TECHNICIAN"] });
  await make.aRule({ requirement: "MAE", level: "IGNORE" });
  const as = await make.aSession("TECNICO");
  const query = { project_id: String(project.id) };
  const { status, body } = await call(GET, { as, query });
  expect(status).toBe(200);
  const cell = { requirement: "LICENSE", param: null, label: "Licencia de conducir" };
  const row = (member: typeof ends, verdict: string, given: object) => ({
    technical_id: member.id,
    technical_name: `${member.firstName} ${member.lastName}`,
    verdict,
    requirements: [{ ...cell, level: "BLOCK", ...given }],
  });
  expect(body).toEqual({
    ...{ success: true, count: 3, page: 1, page_size: 50, from: today, to: "2199-12-31" },
    data: [
      row(ends, "BLOCK", { state: "ENDS", expires_on: today }),
      row(lacks, "BLOCK", { state: "MISSING", expires_on: null }),
      row(fit, "FIT", { state: "VALID", expires_on: "2200-01-01" }),
    ],
  });
  const paged = await call(GET, { as, query: { ...query, page: "2", page_size: "2" } });
  expect(paged.body.data).toHaveLength(1);
  expect((await call(GET, { as, query: { project_id: "999999" } })).status).toBe(404);
});
