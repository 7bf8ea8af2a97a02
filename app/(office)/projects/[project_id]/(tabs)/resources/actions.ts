"use server";

import { AddProjectResources } from "@/lib/assignments/add-input";
import { assignResources } from "@/lib/assignments/assign-resources";
import {
  AssignmentChanges,
  AssignmentReactivation,
  AssignmentRelease,
  AssignmentRemoval,
} from "@/lib/assignments/input";
import { reactivateAssignment } from "@/lib/assignments/reactivate-assignment";
import { releaseAssignment } from "@/lib/assignments/release-assignment";
import { removeAssignment } from "@/lib/assignments/remove-assignment";
import { updateAssignment } from "@/lib/assignments/update-assignment";
import { listAvailable } from "@/lib/equipment/list-available";
import { AvailableList } from "@/lib/equipment/list-input";
import { ChangeList } from "@/lib/history/input";
import { listChanges } from "@/lib/history/list-changes";
import { nameChanges } from "@/lib/history/name-changes";
import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";

export const assign = action({
  operation: "assignments.add",
  input: AddProjectResources,
  run: assignResources,
  show: ([first]) => (first ? links.projectResources(first.projectId) : links.projects),
});

export const update = change({
  operation: "assignments.update",
  input: AssignmentChanges,
  run: updateAssignment,
});

export const release = change({
  operation: "assignments.release",
  input: AssignmentRelease,
  run: releaseAssignment,
});

export const reactivate = change({
  operation: "assignments.reactivate",
  input: AssignmentReactivation,
  run: reactivateAssignment,
});

export const remove = change({
  operation: "assignments.remove",
  input: AssignmentRemoval,
  run: removeAssignment,
});

export const readHistory = action({
  operation: "history.list",
  input: ChangeList,
  run: async (ctx, asked) => {
    const { rows } = await listChanges(ctx, asked);
    return { rows: await nameChanges(ctx, rows), timeZone: ctx.timeZone };
  },
  refresh: [],
  show: ({ rows, timeZone }) => ({ changes: rows, timeZone }),
});

export const searchAvailable = action({
  operation: "equipment.available",
  input: AvailableList,
  run: listAvailable,
  refresh: [],
  show: ({ rows, total }) => ({
    total,
    found: rows.map(({ id, code, name, type, brand, model, condition, availability, project }) => ({
      ...{ id, code, name, type, brand, model, condition, availability },
      place: project && `${project.partnerName}, ${project.location}`,
    })),
  }),
});
