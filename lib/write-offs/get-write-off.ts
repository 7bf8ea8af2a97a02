import { eq } from "drizzle-orm";
import { writeOffs } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { selectWriteOffs, type WriteOff } from "./select-write-offs";

export async function getWriteOff(
  ctx: BaseContext,
  { writeOffId }: { writeOffId: number },
): Promise<WriteOff> {
  const [found] = await selectWriteOffs(ctx, eq(writeOffs.id, writeOffId));
  if (!found) throw new NotFound("No existe la renuncia de cobro.");
  return found;
}
