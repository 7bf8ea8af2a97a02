import { fitted, turned } from "./drawing";
import { straightened } from "./straighten";

/** What is drawn of a photo; each may be a second's work. */
export const photoDrawings = { fitted, turned, straightened };

export type PhotoDrawings = typeof photoDrawings;
