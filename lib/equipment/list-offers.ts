import type { Context } from "../kernel/context";
import { isService } from "../placement/availability";
import { listObstacles, type Obstacle } from "../unit-claims/list-obstacles";
import { groupedBy } from "../values/rows";
import { listAvailable } from "./list-available";

/** A promise or a block that a unit is to make way for; `code` is the reservation's, null of a block. */
export type Ahead = Pick<Obstacle, "from" | "to"> & {
  code: string | null;
  partnerId: number | null;
  projectId: number | null;
};

/** Of each unit: who needs more is shown its card. */
const shownAhead = 3;

const aheadOf = ({ from, to, promise }: Obstacle): Ahead => ({
  from,
  to,
  code: promise?.code ?? null,
  partnerId: promise?.partnerId ?? null,
  projectId: promise?.projectId ?? null,
});

/** What can be assigned, where it is and what comes after. */
export async function listOffers(ctx: Context, asked: Parameters<typeof listAvailable>[1]) {
  const { rows, total } = await listAvailable(ctx, asked);
  const units = rows.filter((unit) => !isService(unit));
  const obstacles = groupedBy(
    await listObstacles(
      ctx,
      units.map(({ id }) => id),
    ),
    ({ equipmentId }) => equipmentId,
  );
  return {
    total,
    found: rows.map(({ id, code, name, type, brand, model, condition, availability, project }) => ({
      ...{ id, code, name, type, brand, model, condition, availability },
      place: project && `${project.partnerName}, ${project.location}`,
      ahead: (obstacles.get(id) ?? []).slice(0, shownAhead).map(aheadOf),
    })),
  };
}
