import * as z from "zod";
import { alwaysPaged, filter, paging } from "../lists/input";
import { alertStatuses, paperKinds } from "../papers/expiry";

export const AlertList = z
  .object({ kind: filter(z.enum(paperKinds)), status: filter(z.enum(alertStatuses)), ...paging })
  .transform(alwaysPaged);
