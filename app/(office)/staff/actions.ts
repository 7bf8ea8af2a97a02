"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { erasePerson } from "@/lib/privacy/erase-person";
import { StaffErasure } from "@/lib/privacy/input";
import { createStaffMember } from "@/lib/staff/create-staff-member";
import { deleteStaffMember } from "@/lib/staff/delete-staff-member";
import { StaffChanges, StaffInput, StaffRef } from "@/lib/staff/input";
import { StaffPassInput, StaffPassRef } from "@/lib/staff/pass-input";
import { removeStaffPass as takePass } from "@/lib/staff/remove-pass";
import { removeVaccine as takeVaccine } from "@/lib/staff/remove-vaccine";
import { saveStaffPass as writePass } from "@/lib/staff/save-pass";
import { saveVaccine as writeVaccine } from "@/lib/staff/save-vaccine";
import { updateStaffMember } from "@/lib/staff/update-staff-member";
import { VaccineInput, VaccineRef } from "@/lib/staff/vaccine-input";

export const create = action({
  operation: "staff.create",
  input: StaffInput,
  run: createStaffMember,
  show: ({ id }) => links.staffMember(id),
});

export const update = change({
  operation: "staff.update",
  input: StaffChanges,
  run: updateStaffMember,
  show: ({ id }) => links.staffMember(id),
});

export const remove = change({
  operation: "staff.delete",
  input: StaffRef,
  run: deleteStaffMember,
});

export const savePass = change({
  operation: "staff.savePass",
  input: StaffPassInput,
  run: writePass,
});

export const removePass = change({
  operation: "staff.removePass",
  input: StaffPassRef,
  run: takePass,
});

export const saveVaccine = change({
  operation: "staff.saveVaccine",
  input: VaccineInput,
  run: writeVaccine,
});

export const removeVaccine = change({
  operation: "staff.removeVaccine",
  input: VaccineRef,
  run: takeVaccine,
});

export const erase = change({ operation: "privacy.erase", input: StaffErasure, run: erasePerson });
