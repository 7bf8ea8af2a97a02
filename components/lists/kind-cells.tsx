import type { ReactNode } from "react";
import type { KindValues } from "@/lib/lists/declared";
import { showInstant } from "@/lib/values/clock";
import { showDay } from "@/lib/values/dates";
import { showMoney, showNumber, showQuantity } from "@/lib/values/decimal";
import { ActiveState } from "../ui/active-state";

interface KindCell<Value> {
  align?: "end";
  className?: string;
  draw: (value: Value, timeZone: string) => ReactNode;
}

const none = "—";

export const kindCells: { [Kind in keyof KindValues]: KindCell<KindValues[Kind]> } = {
  text: { draw: (value) => value ?? none },
  code: { className: "whitespace-nowrap tabular-nums", draw: (value) => value ?? none },
  number: {
    align: "end",
    draw: (value) => (typeof value === "string" ? showQuantity(value) : (value ?? none)),
  },
  id: { className: "tabular-nums", draw: (value) => value ?? none },
  money: { align: "end", draw: (value) => (value === null ? none : showMoney(value)) },
  percent: {
    align: "end",
    draw: (value) => (value === null ? none : `${showNumber(value, 1)} %`),
  },
  date: { className: "tabular-nums", draw: (value) => (value === null ? none : showDay(value)) },
  instant: {
    className: "tabular-nums",
    draw: (value, timeZone) => (value === null ? none : showInstant(value, timeZone)),
  },
  boolean: { draw: (value) => (value === null ? none : value ? "Sí" : "No") },
  active: { draw: (value) => <ActiveState isActive={value} /> },
};
