import { expect, test } from "vitest";
import { reservationSchema } from "./reservation-schema";
import { blankLine, reservationChanges, reservationSent } from "./reservation-values";
import { withoutRate } from "./without-rate";

const line = {
  ...blankLine({ from: "2036-12-01", to: "2036-12-20", type: "LVMNOS", quantity: 3 }),
  cost: "12.50",
};

test("how often is only sent with what it costs, units by their numbers", () => {
  const wished = [{ id: 7, code: "EQ-7" }];
  const [plain] = reservationSent({ lines: [{ ...line, wished }] }).lines ?? [];
  expect(plain).toMatchObject({ resource_item_ids: [7], maintenance_cost: null });
  expect(plain).not.toHaveProperty("frequency_type");
  expect(plain).not.toHaveProperty("wished");
  const [kept] = reservationSent({ lines: [{ ...line, maintenance_cost: "30" }] }).lines ?? [];
  expect(kept).toMatchObject({ maintenance_cost: "30", frequency_type: "DAY", interval_days: 7 });
});

test("what is sent is what the verb takes, and a line that is not whole is refused on its field", () => {
  const schema = reservationSchema(false);
  const values = { partner_id: 4, project_id: null, location: "", bloque: "", notes: "" };
  expect(schema.parse({ ...values, lines: [line] })).toMatchObject({
    partnerId: 4,
    lines: [{ type: "LVMNOS", quantity: 3, cost: "12.50", toDate: "2036-12-20", wished: [] }],
  });
  const unnamed = blankLine({ from: "2036-12-01", to: "", type: "SERVIC", quantity: 1 });
  const { error } = schema.safeParse({ ...values, lines: [unnamed] });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["lines.0.type_equipment"]);
});

test("a change sends what differs", () => {
  const first = { reservation_id: 3, notes: "", project_label: "Coca", lines: [line] };
  expect(reservationChanges({ ...first, notes: "Por la tarde" }, first)).toEqual({
    reservation_id: 3,
    notes: "Por la tarde",
  });
  const more = { ...first, lines: [{ ...line, quantity: 4 }] };
  expect(reservationChanges(more, first)).toMatchObject({ lines: [{ quantity: 4 }] });
});

test("a line without a rate is asked about", () => {
  expect(withoutRate({ lines: [line] })).toEqual([]);
  expect(withoutRate({ lines: [line, { ...line, cost: "" }] })).toMatchObject([
    { field: "lines.1.cost", message: expect.stringContaining("La línea 2") },
  ]);
});
