import type { AvailabilityBoard } from "@/lib/availability/get-board";
import { links } from "@/lib/links/pages";

/** The same search, with all that is busy or with those alone whose return nobody knows. */
export function unknownReturnsAddress(params: URLSearchParams, isShown: boolean): string {
  const next = new URLSearchParams(params);
  next.delete("returns");
  if (isShown) next.set("returns", "none");
  return `${links.availability}${next.size > 0 ? `?${next}` : ""}`;
}

type Wanted = { type: string | undefined; quantity: number; unitId?: number };

/** Of units of a type, or of one of them, on the days that were asked for. */
export const reserveAddress = (
  { texts, found }: Pick<AvailabilityBoard, "texts" | "found">,
  { type, ...wanted }: Wanted,
): string =>
  links.newReservation({
    ...(found?.span ?? {}),
    ...(type ? { type } : {}),
    ...wanted,
    ...(texts.near_project_id ? { projectId: texts.near_project_id } : {}),
  });
