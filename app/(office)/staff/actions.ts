"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { erasePerson } from "@/lib/privacy/erase-person";
import { StaffErasure } from "@/lib/privacy/input";
import { createStaffMember } from "@/lib/staff/create-staff-member";
import { deleteStaffMember } from "@/lib/staff/delete-staff-member";
import { StaffChanges, StaffInput, StaffRef } from "@/lib/staff/input";
import { updateStaffMember } from "@/lib/staff/update-staff-member";

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

export const erase = change({ operation: "privacy.erase", input: StaffErasure, run: erasePerson });
