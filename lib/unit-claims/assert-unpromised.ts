import type { BaseContext } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { listObstacles } from "./list-obstacles";

type Unit = { id: number; code: string };

/** 400 with the reservations that keep the unit; asked under its lock. */
export async function assertUnpromised(ctx: BaseContext, { id, code }: Unit): Promise<void> {
  const obstacles = await listObstacles(ctx, [id]);
  const codes = [...new Set(obstacles.flatMap(({ promise }) => promise?.code ?? []))];
  if (codes.length > 0)
    throw new Refused(
      `${code} está reservado (${codes.join(", ")}): cambie antes el equipo de la reserva.`,
      "resource_reserved",
    );
}
