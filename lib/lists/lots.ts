import type { SQL } from "drizzle-orm";

/** A select that is still to be run. */
export type Rows<T> = PromiseLike<T[]> & {
  limit: (size: number) => { offset: (start: number) => PromiseLike<T[]> };
  getSQL: () => SQL;
  prepare: (name: string) => { execute: () => Promise<T[]> };
};

/** A whole list, read lot by lot in one transaction: each `next` gives what follows, whatever it is given. */
export type Lots = {
  next: <T>(rows: Rows<T>) => Promise<T[]>;
  /** What is the same for every lot is read with the first. */
  once: <T>(name: string, read: () => PromiseLike<T>) => Promise<T>;
};
