import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteStaffMember } from "@/lib/staff/delete-staff-member";
import { getStaffCard } from "@/lib/staff/get-staff-card";
import { getStaffMember } from "@/lib/staff/get-staff-member";
import { StaffChanges, StaffRef } from "@/lib/staff/input";
import { StaffRecord, staffDeletedJson, staffRecordJson, staffUpdatedJson } from "@/lib/staff/json";
import { updateStaffMember } from "@/lib/staff/update-staff-member";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "staff.get",
    input: StaffRef,
    run: getStaffCard,
    json: staffRecordJson,
    output: StaffRecord,
  }),
  PUT: endpoint({
    operation: "staff.update",
    subject: named(StaffRef, getStaffMember),
    input: StaffChanges,
    run: updateStaffMember,
    json: staffUpdatedJson,
    output: StaffRecord,
  }),
  DELETE: endpoint({
    operation: "staff.delete",
    subject: named(StaffRef, getStaffMember),
    input: StaffRef,
    run: deleteStaffMember,
    json: staffDeletedJson,
    output: messageBody,
  }),
});
