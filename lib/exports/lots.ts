import { declareCursor, nextLot } from "@/db/cursor";
import type { Context } from "../kernel/context";
import type { Lots, Rows } from "../lists/lots";

const cursor = "exported_rows";

/** A cursor of the transaction: however long the list, it is sorted once, and one lot of it is in memory. */
export function openLots({ db }: Context, size: number): Lots & { areRead: () => boolean } {
  let isOpen = false;
  const open = async <T>(rows: Rows<T>) => {
    await db.execute(declareCursor(cursor, rows.getSQL()));
    isOpen = true;
  };
  const known = new Map<string, unknown>();
  return {
    areRead: () => isOpen,
    async next(rows) {
      if (!isOpen) await open(rows);
      // A prepared select maps what it reads; what it asks is the cursor's next lot.
      const lot = rows.prepare("lot");
      Object.assign(lot, { queryString: nextLot(cursor, size), params: [], prepare: false });
      return lot.execute();
    },
    async once(name, read) {
      if (!known.has(name)) known.set(name, await read());
      return known.get(name) as never;
    },
  };
}
