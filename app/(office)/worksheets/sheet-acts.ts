import {
  addLine,
  refresh,
  remove,
  removeLine,
  reopen,
  setDays,
  update,
  updateLine,
} from "./actions";

export const sheetActs = {
  ...{ addLine, refresh, remove, removeLine },
  ...{ reopen, setDays, update, updateLine },
};
