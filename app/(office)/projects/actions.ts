"use server";

import { canClose } from "@/lib/closure/alerts";
import { closeProject } from "@/lib/closure/close-project";
import { closureMessage, showAlert } from "@/lib/closure/labels";
import { reviewClosure } from "@/lib/closure/review-closure";
import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { PartnerList } from "@/lib/partners/input";
import { listPartners } from "@/lib/partners/list-partners";
import { listPending } from "@/lib/pending/list-pending";
import { createProject } from "@/lib/projects/create-project";
import { deleteProject } from "@/lib/projects/delete-project";
import { ProjectChanges, ProjectInput, ProjectRef } from "@/lib/projects/input";
import { updateProject } from "@/lib/projects/update-project";

export const create = action({
  operation: "projects.create",
  input: ProjectInput,
  run: createProject,
  show: ({ id }) => links.project(id),
});

export const update = change({
  operation: "projects.update",
  input: ProjectChanges,
  run: updateProject,
  show: ({ id }) => links.project(id),
});

export const remove = change({
  operation: "projects.delete",
  input: ProjectRef,
  run: deleteProject,
});

export const review = action({
  operation: "closure.review",
  input: ProjectRef,
  run: reviewClosure,
  refresh: [],
  show: ({ alerts, projectId }) => ({
    canClose: canClose(alerts),
    message: closureMessage(alerts),
    alerts: alerts.map((alert) => showAlert(alert, projectId)),
  }),
});

export const pending = action({
  operation: "pending.list",
  input: ProjectRef,
  run: listPending,
  refresh: [],
  show: (found) => found,
});

export const close = change({
  operation: "closure.close",
  input: ProjectRef,
  run: closeProject,
  show: ({ released }) => released,
});

export const searchPartners = action({
  operation: "partners.list",
  input: PartnerList,
  run: listPartners,
  refresh: [],
  show: ({ rows }) =>
    rows
      .filter(({ isActive }) => isActive)
      .map(({ id, name, businessTaxId }) => ({
        value: String(id),
        label: name,
        detail: `RUC ${businessTaxId}`,
      })),
});
