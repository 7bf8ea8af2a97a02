import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "@/db/schema";
import { namesOf } from "../records/field";
import { columnsIn, fieldsIn, requiredIn } from "../records/testing";
import { vehicleFields } from "./fields";
import { VehicleChanges, VehicleInput } from "./input";
import { VehicleRecord } from "./json";

const names = namesOf(vehicleFields).sort();

test("every column of a vehicle is a field of the table, under its own name", () => {
  expect(fieldsIn(vehicleFields)).toEqual(columnsIn(getTableColumns(vehicles)));
});

test("what is taken and what is answered are the fields of the table", () => {
  expect(Object.keys(VehicleInput.in.shape).sort()).toEqual(names);
  expect(Object.keys(VehicleChanges.in.shape).sort()).toEqual([...names, "vehicle_id"].sort());
  expect(Object.keys(VehicleRecord.shape.data.shape)).toEqual(expect.arrayContaining(names));
});

test("a field that the form marks as required is required", () => {
  const refused = VehicleInput.safeParse({}).error?.issues.map(({ path }) => path.join("."));
  expect(refused?.sort()).toEqual(requiredIn(vehicleFields));
});
