import type { ChangeAct } from "@/components/ui/use-act";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import type { Day } from "@/lib/values/dates";

export interface AssignmentWindow {
  row: AssignmentRow;
  today: Day;
  act: ChangeAct;
  onClose: () => void;
}

export const linkedServices = ({ services }: AssignmentRow): string[] =>
  services.map(({ code, name }) => `El servicio ${code}, ${name}`);

/** "EQ-1, Lavamanos doble". */
export const assignmentTitle = ({ code, name }: AssignmentRow): string => `${code}, ${name}`;

/** Tells services of one code apart: "Acciones de MANT para EQ-1". */
export const actsLabel = ({ code, servedCode }: AssignmentRow): string =>
  `Acciones de ${code}${servedCode ? ` para ${servedCode}` : ""}`;
