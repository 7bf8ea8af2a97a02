import type { changeActions } from "@/db/values";

type WithAction = { action: (typeof changeActions)[number] };

export const deletion = "DELETE" satisfies WithAction["action"];

export const isInsertion = ({ action }: WithAction): boolean => action === "INSERT";

/** For good; what is only taken out of sight is updated. */
export const isDeletion = ({ action }: WithAction): boolean => action === deletion;
