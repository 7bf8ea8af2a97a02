import type * as z from "zod";
import { isDone, isMoved } from "../states/visit";
import type { VisitInput } from "./input";
import type { Visit } from "./queries";

export type AskedVisit = z.output<typeof VisitInput>;

export const movedToAfter = ({ movedTo, ...visit }: AskedVisit, before?: Visit) => {
  if (isMoved(visit)) return movedTo ?? null;
  return isDone(visit) ? (before?.movedTo ?? null) : null;
};

export const reasonAfter = ({ status, reason }: AskedVisit, before?: Visit) =>
  reason === undefined && status === before?.status ? before.reason : (reason ?? null);
