import { may } from "../auth/permissions";
import type { Visit } from "../context";

/** What the person may do with the files of a record. */
export type FileRights = { attach: boolean; replace: boolean; detach: boolean };

export const fileRightsOf = (visit: Visit): FileRights => ({
  attach: may(visit, "files.attach"),
  replace: may(visit, "files.replace"),
  detach: may(visit, "files.detach"),
});
