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

/** What is done with one sheet on its own screen. */
export const sheetActs = {
  ...{ addLine, refresh, remove, removeLine },
  ...{ reopen, setDays, update, updateLine },
};
