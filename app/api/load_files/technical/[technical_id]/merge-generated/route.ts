import { downloadEndpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { StaffMerge } from "@/lib/merges/input";
import { mergeStaff } from "@/lib/merges/merge-staff";
import { getStaffMember } from "@/lib/staff/get-staff-member";
import { StaffRef } from "@/lib/staff/input";

const merge = downloadEndpoint({
  operation: "files.merge",
  summary: "The papers of a technician, as one PDF",
  input: StaffMerge,
  subject: named(StaffRef, getStaffMember),
  run: mergeStaff,
  file: { type: "application/pdf", of: (merged) => merged },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: merge, POST: merge });
