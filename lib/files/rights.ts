export type FileRights = {
  mayAttach: boolean;
  mayReplace: boolean;
  mayDetach: boolean;
  limitBytes: number;
  /** Another who uses the same browser finds nothing of what was begun. */
  userId: number;
};
