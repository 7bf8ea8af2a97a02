"use server";

import { AddProjectResources } from "@/lib/assignments/add-input";
import { assignResources } from "@/lib/assignments/assign-resources";
import { changeRate as changeAssignmentRate } from "@/lib/assignments/change-rate";
import { exchangeEquipment } from "@/lib/assignments/exchange-equipment";
import {
  AssignmentChanges,
  AssignmentReactivation,
  AssignmentRelease,
  AssignmentRemoval,
  ExchangeInput,
  RateChange,
  RateRef,
} from "@/lib/assignments/input";
import { reactivateAssignment } from "@/lib/assignments/reactivate-assignment";
import { releaseAssignment } from "@/lib/assignments/release-assignment";
import { removeAssignment } from "@/lib/assignments/remove-assignment";
import { updateAssignment } from "@/lib/assignments/update-assignment";
import { withdrawRate as withdrawAssignmentRate } from "@/lib/assignments/withdraw-rate";
import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { bulk } from "@/lib/next/bulk-action";

export const assign = action({
  operation: "assignments.add",
  input: AddProjectResources,
  run: assignResources,
  show: ({ made: [first] }) => (first ? links.projectResources(first.projectId) : links.projects),
});

export const update = change({
  operation: "assignments.update",
  input: AssignmentChanges,
  run: updateAssignment,
});

export const changeRate = change({
  operation: "assignments.changeRate",
  input: RateChange,
  run: changeAssignmentRate,
});

export const withdrawRate = change({
  operation: "assignments.withdrawRate",
  input: RateRef,
  run: withdrawAssignmentRate,
});

export const release = change({
  operation: "assignments.release",
  input: AssignmentRelease,
  run: releaseAssignment,
});

export const exchange = change({
  operation: "assignments.exchange",
  input: ExchangeInput,
  run: exchangeEquipment,
  show: ({ released, assigned, services }) => ({
    released: released.code,
    assigned: assigned.code,
    serviceCount: services.length,
  }),
});

export const reactivate = change({
  operation: "assignments.reactivate",
  input: AssignmentReactivation,
  run: reactivateAssignment,
});

export const releaseEach = bulk({
  operation: "assignments.release",
  named: "id",
  input: AssignmentRelease,
  run: releaseAssignment,
});

export const reactivateEach = bulk({
  operation: "assignments.reactivate",
  named: "id",
  input: AssignmentReactivation,
  run: reactivateAssignment,
});

export const changeRateEach = bulk({
  operation: "assignments.changeRate",
  named: "id",
  input: RateChange,
  run: changeAssignmentRate,
});

export const withdrawRateEach = bulk({
  operation: "assignments.withdrawRate",
  named: "id",
  input: RateRef,
  run: withdrawAssignmentRate,
});

export const remove = change({
  operation: "assignments.remove",
  input: AssignmentRemoval,
  run: removeAssignment,
});
