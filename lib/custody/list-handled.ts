import { activeAssignmentsOf } from "../assignments/queries";
import type { BaseContext } from "../context";
import type { ChainItem } from "./list-items";

/** What a chain of the project may handle. */
export type Handled = {
  assignmentId: number;
  code: string;
  name: string;
  kind: "EQUIPO" | "SERVICIO";
};

/** The code and, of a service, the unit it is for. */
const named = ({ code, servedCode }: { code: string; servedCode: string | null }) =>
  servedCode ? `${code} · ${servedCode}` : code;

const held = ({ assignmentId, name, type, ...codes }: ChainItem): Handled[] =>
  assignmentId === null
    ? []
    : [
        {
          assignmentId,
          code: named(codes),
          name,
          kind: type === "SERVIC" ? "SERVICIO" : "EQUIPO",
        },
      ];

/** What the chain holds already, in its order, then the other units and services assigned to the project, by code. */
export async function listHandled(
  ctx: BaseContext,
  { projectId, items = [] }: { projectId: number; items?: readonly ChainItem[] },
): Promise<Handled[]> {
  const already = items.flatMap(held);
  const known = new Set(already.map(({ assignmentId }) => assignmentId));
  const others = (await activeAssignmentsOf(ctx, projectId))
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, kind, ...codes }) => ({ assignmentId: id, code: named(codes), name, kind }))
    .toSorted((a, b) => a.code.localeCompare(b.code, "es"));
  return [...already, ...others];
}
