import assert from "node:assert/strict";
import { aDailyService, visitStop } from "@/lib/dispatch/testing";
import { call } from "@/lib/http/testing";
import type { Day } from "@/lib/values/dates";
import { PUT } from "./routes/route";

type Office = NonNullable<NonNullable<Parameters<typeof call>[1]>["as"]>;

/** The route of a technician, as the office saves it: one visit to a service of its own, which is given back. */
export async function saveVisit(as: Office, technical_id: number, date: Day) {
  const service = await aDailyService();
  const body = { date, technical_id, stops: [visitStop(service.id, date)] };
  assert.equal((await call(PUT, { as, method: "PUT", body })).status, 200);
  return service;
}
