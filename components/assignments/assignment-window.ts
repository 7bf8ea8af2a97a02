import type { WayBack } from "@/components/ui/toast";
import type { ChangeAct, UndoOf } from "@/components/ui/use-act";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import type { Day } from "@/lib/values/dates";

export interface AssignmentWindow {
  row: AssignmentRow;
  today: Day;
  act: ChangeAct;
  onClose: () => void;
}

export interface RetiringWindow extends AssignmentWindow {
  reactivate: ChangeAct;
}

/** Also brings back the services that ended with it. */
export const retirementUndone = (
  { id }: Pick<AssignmentRow, "id">,
  reactivate: ChangeAct,
  seen: number | null,
): WayBack => ({
  label: "Deshacer",
  done: "Quedó como estaba.",
  act: () => reactivate({ id }, seen),
});

export const rateTakenBack = (
  { id, version }: Pick<AssignmentRow, "id" | "version">,
  withdraw: ChangeAct,
  fromDate: Day,
): WayBack => ({
  label: "Deshacer",
  done: "Tarifa quitada.",
  act: () => withdraw({ id, from_date: fromDate }, version),
});

export const backFromRetirement =
  (row: Pick<AssignmentRow, "id">, reactivate: ChangeAct): UndoOf<unknown> =>
  (_, version) =>
    retirementUndone(row, reactivate, version);

export const linkedServices = ({ services }: AssignmentRow): string[] =>
  services.map(({ code, name }) => `El servicio ${code}, ${name}`);

/** "EQ-1, Lavamanos doble". */
export const assignmentTitle = ({ code, name }: AssignmentRow): string => `${code}, ${name}`;

/** Tells services of one code apart: "Acciones de MANT para EQ-1". */
export const actsLabel = ({ code, servedCode }: AssignmentRow): string =>
  `Acciones de ${code}${servedCode ? ` para ${servedCode}` : ""}`;
