import assert from "node:assert/strict";
import { call } from "@/lib/http/testing";
import { anEmptyYard } from "@/lib/reservations/testing";
import { POST as ADD } from "../projects/resources/add/route";
import { POST as CONFIRM } from "./[reservation_id]/confirm/route";
import { GET } from "./[reservation_id]/route";
import { POST } from "./route";

export const wantedLine = {
  type_equipment: "LVMNOS",
  quantity: 1,
  from_date: "2036-12-01",
  to_date: "2036-12-20",
  cost: "12.50",
};

/** What the office asks for: reservations of a client, and units on its project from before their first day. */
export async function aReservationDesk() {
  const { office, partner, project } = await anEmptyYard();
  const create = (given: object = {}, lines: object[] = [wantedLine]) =>
    call(POST, { as: office, body: { partner_id: partner.id, lines, ...given } });
  const act = (verb: typeof CONFIRM, id: number, body: object = {}) =>
    call(verb, { as: office, params: { reservation_id: id }, body });
  const get = (id: number) => call(GET, { as: office, params: { reservation_id: id } });
  const drafted = async (given?: object, lines?: object[]): Promise<number> => {
    const { status, body } = await create(given, lines);
    assert.equal(status, 201);
    return body.data.id;
  };
  const confirmed = async (given?: object, lines?: object[]): Promise<number> => {
    const id = await drafted(given, lines);
    assert.equal((await act(CONFIRM, id)).body.error, undefined);
    return id;
  };
  const add = (unit: { id: number }, given: object = {}, at: { id: number } = project) => {
    const days = { operation_start_date: "2036-11-25", operation_end_date: "2036-12-05" };
    const item = { project_id: at.id, resource_id: unit.id, cost: "10", ...days, ...given };
    return call(ADD, { as: office, body: [item] });
  };
  return { office, partner, project, create, act, get, drafted, confirmed, add };
}
