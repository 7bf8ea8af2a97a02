import { settings } from "@/db/schema";
import type { BaseContext, Role } from "../kernel/context";

export async function listRequiredRoles({ db }: BaseContext): Promise<readonly Role[]> {
  const [row] = await db.select({ roles: settings.secondFactorRoles }).from(settings);
  return row?.roles ?? [];
}
