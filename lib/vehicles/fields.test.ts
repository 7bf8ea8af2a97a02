import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicles } from "@/db/schema";
import { namesOf } from "../records/field";
import { vehicleFields } from "./fields";
import { VehicleChanges, VehicleInput } from "./input";
import { VehicleRecord } from "./json";

const names = namesOf(vehicleFields).sort();

/** What the house keeps of every record, and nobody fills in. */
const ofTheHouse = [
  "id",
  "isDeleted",
  "version",
  "createdAt",
  "updatedAt",
  "createdBy",
  "updatedBy",
];

test("every column of a vehicle is a field of the table, under its own name", () => {
  const columns = Object.entries(getTableColumns(vehicles))
    .filter(([key]) => !ofTheHouse.includes(key))
    .map(([key, { name }]) => [key, name]);
  const fields = Object.entries(vehicleFields).map(([key, { name }]) => [key, name]);
  expect(fields.sort()).toEqual(columns.sort());
});

test("what is taken and what is answered are the fields of the table", () => {
  expect(Object.keys(VehicleInput.in.shape).sort()).toEqual(names);
  expect(Object.keys(VehicleChanges.in.shape).sort()).toEqual([...names, "vehicle_id"].sort());
  expect(Object.keys(VehicleRecord.shape.data.shape)).toEqual(expect.arrayContaining(names));
});

test("a field that the form marks as required is required", () => {
  const refused = VehicleInput.safeParse({}).error?.issues.map(({ path }) => path.join("."));
  const marked = Object.values(vehicleFields).filter(
    (field) => "isRequired" in field && field.isRequired,
  );
  expect(refused?.sort()).toEqual(marked.map(({ name }) => name).sort());
});
