import { asc } from "drizzle-orm";
import { operatorBlocks } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { Invalid } from "../kernel/errors";

const unknown = "No consta en la lista de bloques de la configuración.";

/**
 * In capitals for vehicles, in small letters for technicians. Throws `Invalid` on `bloque` for anything else. Locks the
 * list until the transaction ends.
 */
export async function lockBlockShared(
  ctx: BaseContext,
  written: string,
  letters: "capitals" | "small",
): Promise<string> {
  const blocks = await ctx.db
    .select({ code: operatorBlocks.code })
    .from(operatorBlocks)
    .orderBy(asc(operatorBlocks.id))
    .for("key share");
  const block = blocks.find(
    ({ code }) => (letters === "capitals" ? code : code.toLowerCase()) === written,
  );
  if (!block) throw new Invalid(`bloque: ${unknown}`, { bloque: [unknown] });
  return block.code;
}
