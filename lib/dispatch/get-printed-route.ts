import { eq } from "drizzle-orm";
import { among } from "@/db/among";
import { projects, routes } from "@/db/schema";
import { isTechnician } from "../auth/roles";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { findOwnStaff } from "../staff/find-own-staff";
import { getBoardRoute } from "./get-board-route";

const missing = () => new NotFound("No existe la ruta.");

const listContacts = async (ctx: Context, projectIds: readonly number[]) => {
  const rows = await ctx.db
    .select({ id: projects.id, name: projects.contactName, phone: projects.contactPhone })
    .from(projects)
    .where(among(projects.id, projectIds));
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
};

/** With whom to ask at each site. A technician has his own, once he was told of it. */
export async function getPrintedRoute(ctx: Context, { routeId }: { routeId: number }) {
  const [row] = await ctx.db.select().from(routes).where(eq(routes.id, routeId));
  if (!row) throw missing();
  if (isTechnician(ctx.caller.user)) {
    const own = await findOwnStaff(ctx);
    if (own?.id !== row.staffId || row.publishedAt === null) throw missing();
  }
  const route = await getBoardRoute(ctx, row);
  const projectIds = [...new Set(route.stops.map(({ entry }) => entry.project.id))];
  return { route, contacts: await listContacts(ctx, projectIds) };
}
