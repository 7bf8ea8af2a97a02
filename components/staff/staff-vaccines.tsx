"use client";

import { fileColumn } from "@/components/files/slot-cell";
import { RecordTools } from "@/components/papers/record-tools";
import { RecordsCard } from "@/components/papers/records-card";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { VaccineSchemes } from "@/db/values";
import type { RecordStand } from "@/lib/alerts/expiry-words";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { vaccineLabels } from "@/lib/staff/labels";
import type { Vaccination } from "@/lib/staff/queries";
import { vaccineFields } from "@/lib/staff/vaccine-fields";
import { showDay } from "@/lib/values/dates";
import { VaccineForm } from "./vaccine-form";
import { blankDose, type VaccineValues, valuesOfDose } from "./vaccine-values";

type Dose = Vaccination & { stand: RecordStand };

interface StaffVaccinesProps {
  staffId: number;
  vaccinations: readonly Dose[];
  schemes: VaccineSchemes;
  files: RecordFiles;
  mayWrite: boolean;
  save: ChangeAct;
  remove: ChangeAct;
}

const nameOf = ({ vaccine, appliedOn }: Dose) =>
  `vacuna ${vaccineLabels[vaccine]} del ${showDay(appliedOn)}`;

export function StaffVaccines(props: StaffVaccinesProps) {
  const { staffId, vaccinations, schemes, files, mayWrite, save, remove } = props;
  const formOf = (values: VaccineValues, version?: number) => (close: () => void) => (
    <VaccineForm {...{ values, version, schemes, save }} onDone={close} />
  );
  return (
    <RecordsCard
      title="Vacunas"
      empty="Sin vacunas"
      rows={vaccinations}
      name={{ header: vaccineFields.vaccine.label, cell: (dose) => <Named dose={dose} /> }}
      columns={[
        { header: vaccineFields.nextDoseOn.label, cell: (dose) => <Days {...dose} /> },
        fileColumn(files, "vaccination_record", (paper: Dose) => ({
          id: paper.id,
          name: nameOf(paper),
        })),
      ]}
      add={mayWrite ? { label: "Agregar vacuna", form: formOf(blankDose(staffId)) } : null}
      tools={
        mayWrite
          ? (dose) => (
              <RecordTools
                name={nameOf(dose)}
                affected="La dosis anterior de la misma vacuna, si la hay, vuelve a contar."
                form={formOf(valuesOfDose(dose), dose.version)}
                remove={asSeen(remove, dose.version)}
                input={{ id: dose.id }}
                done="Vacuna eliminada."
              />
            )
          : null
      }
    />
  );
}

function Named({ dose: { vaccine, doseNumber, batchNumber, notes } }: { dose: Dose }) {
  const details = [
    doseNumber && `Dosis ${doseNumber}`,
    batchNumber && `Lote ${batchNumber}`,
    notes,
  ];
  return (
    <>
      <span className="text-ink">{vaccineLabels[vaccine]}</span>
      <span className="block text-muted text-xs">{details.filter(Boolean).join(" · ")}</span>
    </>
  );
}

const Days = ({ appliedOn, nextDoseOn }: Dose) => (
  <>
    {nextDoseOn ? showDay(nextDoseOn) : "—"}
    <span className="block whitespace-nowrap text-muted text-xs">
      aplicada {showDay(appliedOn)}
    </span>
  </>
);
