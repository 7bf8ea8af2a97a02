import type { Context } from "../kernel/context";
import { listUsers } from "./list-users";

export async function listPeople(ctx: Context): Promise<{ value: string; label: string }[]> {
  const { rows } = await listUsers(ctx, { page: null });
  return rows.map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: `${lastName}, ${firstName}`,
  }));
}
