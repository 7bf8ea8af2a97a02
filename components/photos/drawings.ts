import { fitted, turned } from "./drawing";
import { straightened } from "./straighten";

/** Each may take a second. */
export const photoDrawings = { fitted, turned, straightened };

export type PhotoDrawings = typeof photoDrawings;
