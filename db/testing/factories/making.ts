import { createHash, randomInt } from "node:crypto";

export type Row<T extends { $inferInsert: object }> = Partial<T["$inferInsert"]>;

/** Several workers of the journeys share one database, so each process counts from another number. */
let serial = randomInt(1_000_000) * 1_000;
export const next = () => {
  serial += 1;
  return serial;
};

export const once = <T>(make: () => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export const hash = (secret: string) => createHash("sha256").update(secret).digest("hex");

export const first = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new RangeError("no row");
  return row;
};
