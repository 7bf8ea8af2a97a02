export type FileRights = {
  attach: boolean;
  replace: boolean;
  detach: boolean;
  limitBytes: number;
  /** Another who uses the same browser finds nothing of what was begun. */
  userId: number;
};
