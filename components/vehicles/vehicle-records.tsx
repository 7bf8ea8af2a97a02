import { DocumentsCard } from "@/components/files/documents-card";
import { MergeDocuments } from "@/components/files/merge-documents";
import { PrintedDocument } from "@/components/files/printed-document";
import { PapersCard } from "@/components/papers/papers-card";
import type { ChangeAct } from "@/components/ui/use-act";
import type { PaperMonths } from "@/db/values";
import type { PaperStanding } from "@/lib/alerts/alerts";
import { standingOf } from "@/lib/alerts/standing-of";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { slotsIn } from "@/lib/files/slot";
import { links } from "@/lib/links/pages";
import type { VehicleCard } from "@/lib/vehicles/queries";
import { VehicleCertifications } from "./vehicle-certifications";
import { VehicleData } from "./vehicle-data";
import { VehiclePasses } from "./vehicle-passes";

interface VehicleRecordsProps {
  vehicle: VehicleCard;
  standings: readonly PaperStanding[];
  blocks: readonly { code: string; label: string }[];
  months: PaperMonths;
  files: RecordFiles;
  mayWrite: boolean;
  acts: {
    savePass: ChangeAct;
    removePass: ChangeAct;
    saveCertification: ChangeAct;
    removeCertification: ChangeAct;
  };
}

export function VehicleRecords(props: VehicleRecordsProps) {
  const { vehicle, standings, blocks, months, files, mayWrite, acts } = props;
  const labels = new Map(blocks.map(({ code, label }) => [code, label]));
  return (
    <>
      <PapersCard standings={standings} kind="vehicle" />
      <VehiclePasses
        vehicleId={vehicle.id}
        passes={vehicle.passes.map(({ id, version, block, expiresOn }) => ({
          id,
          version,
          block,
          expiresOn,
          label: labels.get(block) ?? block,
          stand: standingOf(standings, "vehicle_pass", id),
        }))}
        blocks={blocks.map(({ code, label }) => ({ value: code, label }))}
        files={files}
        mayWrite={mayWrite}
        save={acts.savePass}
        remove={acts.removePass}
      />
      <VehicleCertifications
        vehicleId={vehicle.id}
        certifications={vehicle.certifications.map((certification) => ({
          ...certification,
          stand: standingOf(standings, "vehicle_certification", certification.id),
        }))}
        months={months}
        files={files}
        mayWrite={mayWrite}
        save={acts.saveCertification}
        remove={acts.removeCertification}
      />
      <DocumentsCard
        files={files}
        slots={slotsIn(files.slots, "vehicle", vehicle.id)}
        actions={
          <>
            <PrintedDocument
              title={`Reporte del vehículo ${vehicle.plate}`}
              href={links.print.vehicle(vehicle.id)}
              label="Ver reporte"
            />
            <MergeDocuments href={links.merge.vehicle(vehicle.id)} />
          </>
        }
      />
      <VehicleData vehicle={vehicle} />
    </>
  );
}
