import { expect, test } from "vitest";
import { approvalAfter } from "./maintenance";

const signature = { by: "Ing. Lema", at: new Date("2026-07-15T12:00:00Z") };
const signed = { approvedBy: signature.by, approvedAt: signature.at };
const cleared = { approvedBy: null, approvedAt: null };

test.each([
  ["IN_PROGRESS", "COMPLETED", null],
  ["COMPLETED", "IN_PROGRESS", null],
  ["COMPLETED", "APPROVED", signed],
  ["IN_PROGRESS", "APPROVED", signed],
  ["APPROVED", "APPROVED", null],
  ["APPROVED", "COMPLETED", cleared],
  ["APPROVED", "IN_PROGRESS", cleared],
] as const)("from %s to %s", (before, after, approval) => {
  expect(approvalAfter(before, after, signature)).toEqual(approval);
});
