import { expect, test } from "vitest";
import { assignSent, firstMaintenance, itemOf, type Offered } from "./assign-values";
import { everySevenDays } from "./frequency-values";

const offered = (type: Offered["type"], id: number): Offered => ({
  id,
  code: `F-${id}`,
  name: "Uno",
  type,
  brand: null,
  model: null,
  availability: "DISPONIBLE",
  condition: "FUNCIONANDO",
  place: null,
  ahead: [],
});

const dates = {
  operation_start_date: "2026-03-01",
  operation_end_date: "",
  expected_return_date: "2026-04-01",
};
const unit = { ...itemOf(offered("LVMNOS", 1), dates), cost: "12.50" };
const service = { ...itemOf(offered("SERVIC", 2), dates), cost: "85" };
const chosen = { project_id: 9, items: [unit, service] };

test("only a unit has an expected return", () => {
  expect(unit.expected_return_date).toBe("2026-04-01");
  expect(service).not.toHaveProperty("expected_return_date");
});

test("without maintenance everything is sent as it was chosen", () => {
  expect(assignSent({ ...chosen, maintenance: null })).toEqual(chosen);
});

test("units are sent with the terms of maintenance, services with their own frequency", () => {
  const maintenance = { ...firstMaintenance, maintenance_cost: "18", weekdays: [1, 4] };
  expect(assignSent({ ...chosen, maintenance })).toEqual({
    project_id: 9,
    items: [
      { ...unit, ...maintenance },
      { ...service, ...everySevenDays },
    ],
  });
});
