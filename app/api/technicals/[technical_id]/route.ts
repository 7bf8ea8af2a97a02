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
    summary: "Get a technician with his passes and vaccination records",
    input: StaffRef,
    run: getStaffCard,
    json: staffRecordJson,
    output: StaffRecord,
  }),
  PUT: endpoint({
    operation: "staff.update",
    summary: "Update the given fields of a technician",
    subject: named(StaffRef, getStaffMember),
    input: StaffChanges,
    run: updateStaffMember,
    json: staffUpdatedJson,
    output: StaffRecord,
  }),
  DELETE: endpoint({
    operation: "staff.delete",
    summary: "Delete a technician (soft); refused while live records name him",
    subject: named(StaffRef, getStaffMember),
    input: StaffRef,
    run: deleteStaffMember,
    json: staffDeletedJson,
    output: messageBody,
  }),
});
