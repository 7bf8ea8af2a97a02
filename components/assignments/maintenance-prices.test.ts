import { expect, test } from "vitest";
import { type Price, visitPrice } from "@/lib/prices/price-on";
import { maintenancePrices } from "./maintenance-prices";

const aPrice = (given: Partial<Price>): Price => ({
  partnerId: null,
  kind: visitPrice,
  type: null,
  serviceId: null,
  fromDate: "2026-01-01",
  amount: "20.00",
  ...given,
});

const mine = 7;
const sinks = aPrice({ type: "LVMNOS", serviceId: mine, amount: "25.00" });
const any = aPrice({ serviceId: mine });
const other = aPrice({ serviceId: 8, amount: "99.00" });
const dearer = aPrice({ type: "LVMNOS", serviceId: mine, fromDate: "2026-04-01", amount: "26.00" });

const offered = (prices: Price[], maintenanceId: number | null = mine) => ({
  partnerId: 1,
  doPromisesBlock: true,
  maintenanceId,
  prices,
});

test("each price once, with the types it is for", () => {
  expect(
    maintenancePrices(
      offered([any, sinks, other]),
      ["LVMNOS", "BTSNHM", "BTSNMJ", "LVMNOS"],
      "2026-03-01",
    ),
  ).toEqual([
    { price: sinks, types: ["LVMNOS"] },
    { price: any, types: ["BTSNHM", "BTSNMJ"] },
  ]);
});

test("that of the day on which the units start", () => {
  const prices = offered([sinks, dearer]);
  const on = (day: string) => maintenancePrices(prices, ["LVMNOS"], day).map(({ price }) => price);
  expect(on("2025-12-31")).toEqual([]);
  expect(on("2026-03-31")).toEqual([sinks]);
  expect(on("2026-04-01")).toEqual([dearer]);
  expect(on("")).toEqual([]);
});

test("before the first maintenance of all, prices that name no service", () => {
  const general = aPrice({ type: "LVMNOS", amount: "12.00" });
  expect(maintenancePrices(offered([sinks, general], null), ["LVMNOS"], "2026-03-01")).toEqual([
    { price: general, types: ["LVMNOS"] },
  ]);
});
