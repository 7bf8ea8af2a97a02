"use client";

import { HistoryWindow } from "@/components/history/history-window";
import { type AssignmentWindow, assignmentTitle } from "./assignment-window";

export const AssignmentHistory = ({ row, onClose }: Omit<AssignmentWindow, "act">) => (
  <HistoryWindow
    title={assignmentTitle(row)}
    recordType="project_resource"
    {...{ id: row.id, onClose }}
  />
);
