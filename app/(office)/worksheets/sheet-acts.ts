import { refresh, remove, reopen, update } from "./actions";
import * as lines from "./lines/actions";

export const sheetActs = {
  ...{ refresh, remove, reopen, update },
  addLine: lines.add,
  updateLine: lines.update,
  removeLine: lines.remove,
  setDays: lines.setDays,
};
