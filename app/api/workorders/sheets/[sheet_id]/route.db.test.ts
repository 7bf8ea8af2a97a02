import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

test("one sheet, with everything it says", async () => {
  const technician = await make.aSession("TECNICO");
  const sheet = await make.aWorksheet({ serviceType: "ALQUILER" });
  const { status, body } = await call(GET, { as: technician, params: { sheet_id: sheet.id } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: sheet.id,
    period_start: "2026-01-01",
    service_type: "ALQUILER",
    is_closed: false,
  });
  const none = await call(GET, { as: technician, params: { sheet_id: 2_147_483_647 } });
  expect(none.status).toBe(404);
});
