import { vaccineTypes } from "@/db/values";
import { expiryWords } from "../alerts/expiry-words";
import { standingOfDose } from "../alerts/standing-of";
import type { PaperColumn, PaperTable } from "../print/table-layout";
import { vaccineLabels } from "../staff/labels";
import { isNamedVaccine } from "../staff/named-vaccine";
import type { Vaccination } from "../staff/queries";
import { vaccineFields } from "../staff/vaccine-fields";
import { showDay } from "../values/dates";
import type { StaffOnPaper } from "./get-staff-on-paper";
import { showDayOf } from "./papers-table";

type Kind = Vaccination["vaccine"];

type Row = { vaccine: Kind; dose: Vaccination | null };

type Found = Pick<StaffOnPaper, "member" | "standings">;

const ordered = (a: Vaccination, b: Vaccination) =>
  a.appliedOn < b.appliedOn ? -1 : Number(a.appliedOn > b.appliedOn) || a.id - b.id;

const rowsOf = ({ member }: Found, hasAll: boolean): Row[] =>
  vaccineTypes.flatMap((vaccine): Row[] => {
    const doses = member.vaccinations.filter((dose) => dose.vaccine === vaccine).sort(ordered);
    if (doses.length > 0) return doses.map((dose) => ({ vaccine, dose }));
    return hasAll && isNamedVaccine(vaccine) ? [{ vaccine, dose: null }] : [];
  });

const standColumn = ({ member, standings }: Found): PaperColumn<Row> => ({
  header: "Estado",
  width: 98,
  isStrong: true,
  cell: ({ dose }) =>
    dose ? expiryWords(standingOfDose(standings, member, dose)) : "Sin registro",
});

export function vaccinesTable(
  found: Found,
  { title, hasAll = false }: { title?: string; hasAll?: boolean },
): PaperTable<Row> {
  const columns: PaperColumn<Row>[] = [
    {
      header: vaccineFields.vaccine.label,
      width: 84,
      isStrong: true,
      cell: ({ vaccine }) => vaccineLabels[vaccine],
    },
    {
      header: vaccineFields.doseNumber.label,
      width: 32,
      align: "center",
      cell: ({ dose }) => String(dose?.doseNumber ?? "—"),
    },
    {
      header: vaccineFields.appliedOn.shortLabel,
      width: 58,
      align: "center",
      cell: ({ dose }) => (dose ? showDay(dose.appliedOn) : "—"),
    },
    {
      header: vaccineFields.batchNumber.label,
      width: 82,
      cell: ({ dose }) => dose?.batchNumber ?? "—",
    },
    {
      header: vaccineFields.nextDoseOn.label,
      width: 60,
      align: "center",
      cell: ({ dose }) => showDayOf(dose?.nextDoseOn),
    },
    standColumn(found),
    {
      header: vaccineFields.notes.label,
      width: 60,
      grow: 1,
      cell: ({ dose }) => dose?.notes ?? "",
    },
  ];
  const groups = title ? { groups: [{ header: title, span: columns.length }] } : {};
  return { rows: rowsOf(found, hasAll), columns, empty: "Sin vacunas.", ...groups };
}
