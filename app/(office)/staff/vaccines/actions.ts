"use server";

import { change } from "@/lib/next/action";
import { removeVaccine } from "@/lib/staff/remove-vaccine";
import { saveVaccine } from "@/lib/staff/save-vaccine";
import { VaccineInput, VaccineRef } from "@/lib/staff/vaccine-input";

export const save = change({
  operation: "staff.saveVaccine",
  input: VaccineInput,
  run: saveVaccine,
});

export const remove = change({
  operation: "staff.removeVaccine",
  input: VaccineRef,
  run: removeVaccine,
});
