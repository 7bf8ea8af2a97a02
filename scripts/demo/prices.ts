import { changeRate } from "@/lib/assignments/change-rate";
import { RateChange } from "@/lib/assignments/input";
import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { createPrice } from "@/lib/prices/create-price";
import { PriceInput } from "@/lib/prices/input";
import { addDays } from "@/lib/values/dates";
import { sum } from "@/lib/values/decimal";
import type { Moment } from "./moment";
import { type Ids, idOf } from "./seed-project";

const began = 170;

const general = [
  ["RENT", "LVMNOS", "7.00"],
  ["RENT", "BTSNHM", "13.00"],
  ["RENT", "BTSNMJ", "13.00"],
  ["RENT", "EST4UR", "10.50"],
  ["RENT", "CMPRBN", "48.00"],
  ["RENT", "PTRTAP", "92.00"],
  ["RENT", "PTRTAR", "105.00"],
  ["RENT", "TNQAAC", "9.00"],
  ["RENT", "TNQAAR", "9.50"],
  ["VISIT", "", "20.00"],
  ["TRANSPORT", "", "180.00"],
  ["LOGISTICS", "", "65.00"],
] as const;

const visits = [
  ["AGU-POT", "140.00"],
  ["TRA-ARD", "190.00"],
  ["SUC-VAC", "320.00"],
] as const;

/** Everybody's list, and one that a client agreed on; the next year's rent is known already. */
export async function seedPrices(at: Moment, clients: Ids, units: Ids, client: string) {
  const then = at(began);
  const from_date = then.today;
  const save = (price: object) => createPrice(then, PriceInput.parse({ from_date, ...price }));
  for (const [price_kind, type_equipment, amount] of general)
    await save({ price_kind, type_equipment, amount });
  for (const [code, amount] of visits)
    await save({ price_kind: "VISIT", resource_item_id: idOf(units, code), amount });
  const own = { partner_id: idOf(clients, client), notes: "Acordado en el contrato marco." };
  await save({ ...own, price_kind: "RENT", type_equipment: "BTSNHM", amount: "12.00" });
  await save({ ...own, price_kind: "TRANSPORT", amount: "165.00" });
  const next = { from_date: addDays(at(0).today, 20), type_equipment: "LVMNOS", amount: "7.50" };
  await save({ price_kind: "RENT", ...next });
}

/** The first unit of a project costs more since a few days ago, and again in a week. */
export async function seedRateChange(at: Moment, projectId: number, daysAgo: number) {
  const then = at(daysAgo);
  const [unit] = (await listUnretiredAssignments(then, projectId)).filter(isUnitAssignment);
  if (!unit) throw new RangeError("The project of the demonstration has no unit");
  const change = (from_date: string, more: string) =>
    changeRate(
      then,
      RateChange.parse({
        ...{ id: unit.id, from_date, cost: sum([unit.cost, more]) },
        reason: "Reajuste acordado por correo.",
      }),
    );
  await change(then.today, "1.50");
  await change(addDays(at(0).today, 7), "2.00");
}
