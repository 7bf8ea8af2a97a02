import type { ChangeAct } from "@/components/ui/use-act";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import type { Day } from "@/lib/values/dates";

/** What every window over one assignment is given. */
export interface AssignmentWindow {
  row: AssignmentRow;
  today: Day;
  act: ChangeAct;
  onClose: () => void;
}

/** The services that end or go with a unit, one line each. */
export const linkedServices = ({ services }: AssignmentRow): string[] =>
  services.map(({ code, name }) => `El servicio ${code}, ${name}`);

/** "EQ-1, Lavamanos doble". */
export const assignmentTitle = ({ code, name }: AssignmentRow): string => `${code}, ${name}`;

/** "Acciones de MANT para EQ-1", so that services of one code are told apart. */
export const actsLabel = ({ code, servedCode }: AssignmentRow): string =>
  `Acciones de ${code}${servedCode ? ` para ${servedCode}` : ""}`;
