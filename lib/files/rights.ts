/** What the person may do with the files of a record. */
export type FileRights = {
  attach: boolean;
  replace: boolean;
  detach: boolean;
  /** How large a file may be. */
  limitBytes: number;
  /** Whose they are: another who uses the same browser finds nothing of what was begun. */
  userId: number;
};
