import type { ListColumn } from "@/components/lists/columns";
import { useOffice } from "@/components/lists/office-context";
import type { CellsOf } from "@/components/lists/screen-columns";
import { TwoLines } from "@/components/ui/two-lines";
import { frequencyInWords } from "@/lib/assignments/labels";
import { type assignmentList, servedBy } from "@/lib/assignments/list";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { isNamedLikeType } from "@/lib/equipment/labels";
import { isServiceAssignment, isUnitAssignment } from "@/lib/placement/assignment-kind";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { AssignmentMenu } from "./assignment-menu";
import { AssignmentBadge } from "./assignment-state";
import { useAssignments } from "./assignments-context";

/** A return that was planned and has passed is marked. */
function Until({ retirementDate, endDate, expectedReturnDate: expected }: AssignmentRow) {
  const { today } = useAssignments();
  const end = retirementDate ?? endDate;
  if (end) return `hasta ${showDay(end)}`;
  if (!expected) return "en curso";
  if (expected > today) return `vuelve el ${showDay(expected)}`;
  return <span className="font-medium text-danger">debía volver el {showDay(expected)}</span>;
}

function Stay(row: AssignmentRow) {
  return <TwoLines first={showDay(row.startDate)} second={<Until {...row} />} />;
}

/** "$12,50 / día"; under it, how often a service comes, and the next price. */
function Rate(row: AssignmentRow) {
  const { today } = useAssignments();
  const next = row.isRetired ? undefined : row.rates?.find(({ from }) => from > today);
  const notes = [
    isServiceAssignment(row) ? frequencyInWords(row) : null,
    next ? `${showMoney(next.cost)} desde ${showDay(next.from)}` : null,
  ].filter(Boolean);
  return (
    <TwoLines
      first={
        <>
          {showMoney(row.cost)}
          <span className="text-muted text-xs">
            {isUnitAssignment(row) ? " / día" : " / visita"}
          </span>
        </>
      }
      second={notes.length > 0 ? notes.join(" · ") : null}
    />
  );
}

/** How often a service comes stands under its rate, where rates are shown. */
function What(row: AssignmentRow) {
  const isWithoutRate = useOffice()?.seesMoney === false;
  const second = isWithoutRate && isServiceAssignment(row) ? frequencyInWords(row) : null;
  return <TwoLines first={servedBy(row)} second={second} className="font-normal" />;
}

/** The type stands in a column of its own. */
const nameBesideType = (row: AssignmentRow) => (isNamedLikeType(row) ? null : row.name);

export const assignmentCells: CellsOf<typeof assignmentList> = {
  code: { cell: (row) => <TwoLines first={row.code} second={nameBesideType(row)} /> },
  what: { cell: (row) => <What {...row} /> },
  cost: { className: "sm:whitespace-nowrap", cell: (row) => <Rate {...row} /> },
  start: {
    className: "sm:whitespace-nowrap tabular-nums",
    cell: (row) => <Stay {...row} />,
  },
  state: { cell: (row) => <AssignmentBadge row={row} /> },
};

export const assignmentMenu: ListColumn<AssignmentRow> = {
  id: "acts",
  header: "Acciones",
  isInteractive: true,
  align: "end",
  className: "print:hidden",
  cell: (row) => <AssignmentMenu row={row} />,
};
