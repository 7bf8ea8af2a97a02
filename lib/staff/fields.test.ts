import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { staff } from "@/db/schema";
import { namesOf } from "../records/field";
import { columnsIn, fieldsIn, requiredIn } from "../records/testing";
import { staffFields } from "./fields";
import { StaffChanges, StaffInput } from "./input";
import { StaffRecord } from "./json";

const names = namesOf(staffFields).sort();

test("every column of a technician is a field of the table, under its own name", () => {
  expect(fieldsIn(staffFields)).toEqual(columnsIn(getTableColumns(staff), ["erasedAt"]));
});

test("what is taken and what is answered are the fields of the table", () => {
  expect(Object.keys(StaffInput.in.shape).sort()).toEqual(names);
  expect(Object.keys(StaffChanges.in.shape).sort()).toEqual([...names, "technical_id"].sort());
  expect(Object.keys(StaffRecord.shape.data.shape)).toEqual(expect.arrayContaining(names));
});

test("a field that the form marks as required is required", () => {
  const refused = StaffInput.safeParse({}).error?.issues.map(({ path }) => path.join("."));
  expect(refused?.sort()).toEqual(requiredIn(staffFields));
});
