import { NotFound } from "./errors";

/** The row of a statement that gives one at most; 404 without it. */
export function foundIn<Row>([row]: readonly Row[], message: string): Row {
  if (row === undefined) throw new NotFound(message);
  return row;
}
