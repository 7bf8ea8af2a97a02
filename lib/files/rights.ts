export type FileRights = {
  mayAttach: boolean;
  mayReplace: boolean;
  mayDetach: boolean;
  limitBytes: number;
  /** Another user of the same browser must not find what was begun. */
  userId: number;
};
