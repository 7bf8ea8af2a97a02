/** What is done to a file field. */
export type FileAct = "attach" | "replace" | "detach" | "restore";

/**
 * What a closed work sheet and its chains still allow (specification, "Protected operations"): a file in an empty field,
 * and nothing else.
 */
export const allowedWhenSealed: Record<FileAct, boolean> = {
  attach: true,
  replace: false,
  detach: false,
  restore: false,
};

/** Whether the act is allowed on a field of a record whose work sheet, if it has one, is closed or not. */
export const isAllowed = (act: FileAct, { isSealed }: { isSealed: boolean }): boolean =>
  !isSealed || allowedWhenSealed[act];

/** What a slot comes to be when a file is put there. */
export const actOn = (hasFile: boolean): FileAct => (hasFile ? "replace" : "attach");
