import * as z from "zod";

/**
 * What is not as it was: a part of the archive was changed, a file that a record names is not in it, a work sheet's
 * amounts are not those of its lines, a documented answer is another.
 */
const Difference = z.object({
  kind: z.enum(["part", "file", "total", "answer"]),
  name: z.string(),
});

export type Difference = z.output<typeof Difference>;

export const DrillResult = z.object({
  copy: z.string(),
  seconds: z.number(),
  rows: z.int(),
  /** Compared ones: none where the archive has none, or another program wrote it. */
  answers: z.int(),
  /** Differences; the first of them are told. */
  found: z.int(),
  differences: z.array(Difference),
});

export type DrillResult = z.output<typeof DrillResult>;
