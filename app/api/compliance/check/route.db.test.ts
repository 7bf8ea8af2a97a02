import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

async function aJob() {
  const project = await make.aProject({ block: "Bloque 16" });
  const member = await make.aStaffMember({ firstName: "Luis", lastName: "Andrade" });
  await make.aStaffPass({ staffId: member.id, block: "BLOCK_16", expiresOn: "2026-08-10" });
  const truck = await make.aVehicle({ plate: "PBC-7788" });
  const query = {
    ...{ project_id: project.id, from: "2026-08-01", to: "2026-08-15" },
    ...{ technical_ids: member.id, vehicle_ids: truck.id },
  };
  return { project, member, truck, query };
}

const asked = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));

test("tells who may go and what is lacking, with an override named", async () => {
  const { project, member, truck, query } = await aJob();
  const as = await make.aSession("TECNICO");
  const ask = async (given = {}) => call(GET, { as, query: asked({ ...query, ...given }) });
  const fit = { verdict: "FIT", failures: [] };
  expect((await ask()).body.data).toMatchObject(fit);
  const rule = await make.aRule({ requirement: "PASS" });
  const override = await make.anOverride({
    ...{ projectId: project.id, staffId: member.id, requirement: "PASS" },
    ...{ fromDate: "2026-08-11", untilDate: "2026-08-12" },
  });
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body.data).toEqual({
    verdict: "BLOCK",
    subjects: [
      {
        ...{ subject: "TECHNICAL", subject_id: member.id, subject_name: "Luis Andrade" },
        verdict: "BLOCK",
      },
      { subject: "VEHICLE", subject_id: truck.id, subject_name: "PBC-7788", verdict: "FIT" },
    ],
    failures: [
      ["2026-08-11", "2026-08-12", override.id],
      ["2026-08-13", "2026-08-15", null],
    ].map(([day, until, overrideId]) => ({
      ...{ subject: "TECHNICAL", subject_id: member.id, subject_name: "Luis Andrade" },
      ...{ requirement: "PASS", param: null, label: "Pase del bloque", level: "BLOCK" },
      ...{ state: "ENDS", day, until, expires_on: "2026-08-10", rule_id: rule.id },
      override_id: overrideId,
      message: "Pase del bloque de Luis Andrade: venció el 10/08/2026.",
    })),
  });
  expect((await ask({ from: "2026-08-10", to: "2026-08-10" })).body.data).toMatchObject(fit);
});

test.each([
  [{ to: "2026-07-31" }, "to"],
  [{ to: "2027-08-15" }, "to"],
  [{ from: "1/8/2026" }, "from"],
  [{ technical_ids: "x" }, "technical_ids.0"],
  [{ technical_ids: "999999" }, "technical_ids"],
  [{ vehicle_ids: "999999" }, "vehicle_ids"],
  [{ project_id: "999999" }, "project_id"],
])("refuses %o", async (given, field) => {
  const { query } = await aJob();
  const answer = await call(GET, {
    as: await make.aSession(),
    query: asked({ ...query, ...given }),
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toEqual([field]);
});
