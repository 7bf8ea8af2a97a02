"use client";

import { fileColumn } from "@/components/files/slot-cell";
import { RecordTools } from "@/components/papers/record-tools";
import { RecordsCard } from "@/components/papers/records-card";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { PaperMonths } from "@/db/values";
import type { RecordStand } from "@/lib/alerts/expiry-words";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { showDay } from "@/lib/values/dates";
import { certificationFields } from "@/lib/vehicles/certification-fields";
import { certificationLabels } from "@/lib/vehicles/labels";
import type { VehicleCard } from "@/lib/vehicles/queries";
import { CertificationForm } from "./certification-form";
import {
  blankCertification,
  type CertificationValues,
  valuesOfCertification,
} from "./certification-values";

type Certification = VehicleCard["certifications"][number] & { stand: RecordStand };

interface VehicleCertificationsProps {
  vehicleId: number;
  certifications: readonly Certification[];
  months: PaperMonths;
  files: RecordFiles;
  mayWrite: boolean;
  save: ChangeAct;
  remove: ChangeAct;
}

const nameOf = ({ name }: Certification) => `certificación ${certificationLabels[name]}`;

export function VehicleCertifications(props: VehicleCertificationsProps) {
  const { vehicleId, certifications, months, files, mayWrite, save, remove } = props;
  const formOf = (values: CertificationValues, version?: number) => (close: () => void) => (
    <CertificationForm {...{ values, version, months, save }} onDone={close} />
  );
  return (
    <RecordsCard
      title="Certificaciones"
      empty="Sin certificaciones"
      rows={certifications}
      name={{
        header: certificationFields.name.label,
        cell: (certification) => <Named {...certification} />,
      }}
      columns={[
        { header: "Vigencia", cell: (certification) => <Validity {...certification} /> },
        fileColumn(files, "certification_vehicle", (paper: Certification) => ({
          id: paper.id,
          name: nameOf(paper),
        })),
      ]}
      add={
        mayWrite
          ? { label: "Agregar certificación", form: formOf(blankCertification(vehicleId)) }
          : null
      }
      tools={
        mayWrite
          ? (certification) => (
              <RecordTools
                name={nameOf(certification)}
                affected="Sin otra certificación igual, el vehículo deja de tenerla."
                form={formOf(valuesOfCertification(certification), certification.version)}
                remove={asSeen(remove, certification.version)}
                input={{ pk: certification.id }}
                done="Certificación eliminada."
              />
            )
          : null
      }
    />
  );
}

const Named = ({ name, description }: Certification) => (
  <>
    <span className="text-ink">{certificationLabels[name]}</span>
    {description ? <span className="block text-muted text-xs">{description}</span> : null}
  </>
);

const Validity = ({ startDate, endDate }: Certification) => (
  <>
    {showDay(endDate)}
    <span className="block whitespace-nowrap text-muted text-xs">desde {showDay(startDate)}</span>
  </>
);
