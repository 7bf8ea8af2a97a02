import { expect, test } from "vitest";
import type { NamedChange } from "@/lib/history/name-changes";
import { rateToTakeBack } from "./rate-to-take-back";

const aChange = (
  action: NamedChange["action"],
  changes: NamedChange["changes"],
  given: Partial<NamedChange> = {},
) => ({ action, changes, recordType: "assignment_rate", recordId: 7, ...given }) as NamedChange;

const today = "2026-11-26";
const asked = aChange("INSERT", { from_date: [null, "2026-12-01"], cost: [null, "9.50"] });
const other = aChange("INSERT", { from_date: [null, "2026-12-05"] }, { recordId: 8 });
const replaced = aChange("UPDATE", { cost: ["9.50", "9.75"] });
const withdrawn = aChange("UPDATE", { is_withdrawn: [false, true] });
const again = aChange("UPDATE", { is_withdrawn: [true, false] });

test("a price to come is taken back where nothing happened to it since", () => {
  expect(rateToTakeBack(asked, [other, asked], today)).toBe("2026-12-01");
  expect(rateToTakeBack(again, [again, withdrawn, asked], today)).toBe("2026-12-01");
});

test("not one that has begun, was replaced or taken back, nor what is no price", () => {
  expect(rateToTakeBack(asked, [asked], "2026-12-01")).toBeNull();
  expect(rateToTakeBack(asked, [replaced, asked], today)).toBeNull();
  expect(rateToTakeBack(replaced, [replaced, asked], today)).toBeNull();
  expect(rateToTakeBack(asked, [withdrawn, asked], today)).toBeNull();
  expect(rateToTakeBack(withdrawn, [withdrawn, asked], today)).toBeNull();
  const unit = aChange("INSERT", {}, { recordType: "resource_item" });
  expect(rateToTakeBack(unit, [unit], today)).toBeNull();
});
