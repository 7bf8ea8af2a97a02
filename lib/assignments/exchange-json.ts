import * as z from "zod";
import type { Exchanged } from "./exchange-equipment";
import { AssignmentBody, assignmentJson } from "./json";

export const ExchangedRecord = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  data: z.strictObject({
    released: AssignmentBody,
    assigned: AssignmentBody,
    services: z.array(z.int()),
  }),
});

export const exchangedJson = ({ released, assigned, services }: Exchanged) => ({
  message: `${assigned.code} queda en lugar de ${released.code}.`,
  data: {
    released: assignmentJson(released),
    assigned: assignmentJson(assigned),
    services,
  },
});
