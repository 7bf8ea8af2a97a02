import { z } from "zod";
import { alertStatuses, paperKinds } from "../expiry";
import { alwaysPaged, paging } from "../list-input";

const filter = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();

export const AlertList = z
  .object({ kind: filter(z.enum(paperKinds)), status: filter(z.enum(alertStatuses)), ...paging })
  .transform(alwaysPaged);
