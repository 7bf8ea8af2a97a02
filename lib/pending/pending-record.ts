import type { Slot } from "../files/slot";
import type { Day } from "../values/dates";

export type PendingModel =
  | "sheet_project"
  | "custody_chain"
  | "shipping_guide"
  | "maintenance_sheet";

export type PendingRecord = {
  model: PendingModel;
  id: number;
  label: string;
  date: Day;
  isDraft: boolean;
  url: string;
  empty: Slot[];
};

export type RecordInScope = Omit<PendingRecord, "model" | "empty">;
