import * as z from "zod";
import { asNumberOrNull } from "../values/decimal";
import { namedBody } from "../wire/output";
import { pendingKinds } from "./kinds";
import type { Pending } from "./list-pending";

const PendingBody = namedBody("Pending", {
  kind: z.enum(pendingKinds),
  count: z.int(),
  amount: z.number().optional(),
  url: z.string(),
});

export const PendingListing = z.strictObject({
  success: z.literal(true),
  data: z.array(PendingBody),
});

const kindJson = ({ kind, count, amount, url }: Pending): z.input<typeof PendingBody> => ({
  kind,
  count,
  amount: asNumberOrNull(amount) ?? undefined,
  url,
});

export const pendingJson = (pending: readonly Pending[]) => ({ data: pending.map(kindJson) });
