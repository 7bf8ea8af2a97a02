import { Refused } from "../kernel/errors";

export const projectClosed = {
  message: "El proyecto está cerrado.",
  code: "project_closed",
} as const;

export function assertOpen({ isClosed }: { isClosed: boolean }) {
  if (isClosed) throw new Refused(projectClosed.message, projectClosed.code);
}
