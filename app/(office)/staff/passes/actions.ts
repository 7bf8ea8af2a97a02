"use server";

import { change } from "@/lib/next/action";
import { StaffPassInput, StaffPassRef } from "@/lib/staff/pass-input";
import { removeStaffPass } from "@/lib/staff/remove-pass";
import { saveStaffPass } from "@/lib/staff/save-pass";

export const save = change({
  operation: "staff.savePass",
  input: StaffPassInput,
  run: saveStaffPass,
});

export const remove = change({
  operation: "staff.removePass",
  input: StaffPassRef,
  run: removeStaffPass,
});
