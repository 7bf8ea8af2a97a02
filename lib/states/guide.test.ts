import { expect, test } from "vitest";
import { guideStatuses } from "@/db/values";
import { assertEditable, assertMayBecome } from "./guide";

const allowed = ["DRAFT CLOSED", "DRAFT VOID", "CLOSED VOID"];

const pairs = guideStatuses.flatMap((before) =>
  guideStatuses.map((after) => [before, after] as const),
);

test.each(pairs)("from %s to %s", (before, after) => {
  const move = () => assertMayBecome(before, after);
  if (before === after || allowed.includes(`${before} ${after}`)) expect(move).not.toThrow();
  else expect(move).toThrow("no puede pasar");
});

test("only a draft is editable", () => {
  expect(() => assertEditable("DRAFT")).not.toThrow();
  expect(() => assertEditable("CLOSED")).toThrow("borrador");
  expect(() => assertEditable("VOID")).toThrow("borrador");
});
