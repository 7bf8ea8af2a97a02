import { expect, test } from "vitest";
import {
  attachOrReplace,
  type FileAct,
  isAllowed,
  mayAct,
  sealOfSheet,
  sealOfUnit,
} from "./protection";

const acts: FileAct[] = ["attach", "replace", "detach", "restore"];
const allowedBy = (seal: Parameters<typeof isAllowed>[1]["seal"]) =>
  acts.filter((act) => isAllowed(act, { seal }));

test("what is not sealed allows everything", () => {
  expect(allowedBy(null)).toEqual(acts);
});

test("a closed sheet takes what it lacks, and changes nothing", () => {
  expect(allowedBy("closed_sheet")).toEqual(["attach"]);
});

test("a unit out of service for good takes nothing", () => {
  expect(allowedBy("retired_unit")).toEqual([]);
});

test("a sheet seals when it is closed, a unit when it is out of service for good", () => {
  expect([true, false].map((isClosed) => sealOfSheet({ isClosed }))).toEqual([
    "closed_sheet",
    null,
  ]);
  const units = ["DISPONIBLE", "RENTADO", "RETIRADO"] as const;
  expect(units.map((availability) => sealOfUnit({ availability }))).toEqual([
    null,
    null,
    "retired_unit",
  ]);
});

test("a person may do what the seal and the role allow", () => {
  const technician = {
    mayAttach: true,
    mayReplace: false,
    mayDetach: false,
    limitBytes: 1,
    userId: 1,
  };
  expect(mayAct("attach", { seal: "closed_sheet" }, technician)).toBe(true);
  expect(mayAct("attach", { seal: "retired_unit" }, technician)).toBe(false);
  expect(mayAct("replace", { seal: null }, technician)).toBe(false);
});

test("a file put into a filled field replaces", () => {
  expect([attachOrReplace(false), attachOrReplace(true)]).toEqual(["attach", "replace"]);
});
