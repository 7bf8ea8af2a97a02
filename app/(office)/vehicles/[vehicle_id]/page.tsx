import type { Metadata } from "next";
import { RecordHistory } from "@/components/history/record-history";
import { VehicleHeader } from "@/components/vehicles/vehicle-header";
import { VehicleRecords } from "@/components/vehicles/vehicle-records";
import { getVehiclePapers } from "@/lib/alerts/get-vehicle-papers";
import { may } from "@/lib/auth/permissions";
import { listVehicleFiles } from "@/lib/files/list-record-files";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getSettings } from "@/lib/settings/get-settings";
import { remove } from "../actions";
import * as certifications from "../certifications/actions";
import * as passes from "../passes/actions";

export const metadata: Metadata = { title: "Vehículo" };

const acts = {
  savePass: passes.save,
  removePass: passes.remove,
  saveCertification: certifications.save,
  removeCertification: certifications.remove,
};

type Props = { params: Promise<{ vehicle_id: string }> };

export default async function VehiclePage({ params }: Props) {
  const ctx = await pageContext("vehicles.get");
  const vehicleId = idOfPath((await params).vehicle_id);
  const { vehicle, standings } = await orNotFound(getVehiclePapers(ctx, { vehicleId }));
  const [{ operatorBlocks, paperMonths }, files, history] = await Promise.all([
    getSettings(ctx),
    listVehicleFiles(ctx, vehicle),
    getRecordHistory(ctx, "vehicle", vehicle),
  ]);
  const mayWrite = may(ctx.caller, "vehicles.update");
  return (
    <>
      <VehicleHeader
        vehicle={vehicle}
        canUpdate={mayWrite}
        canDelete={may(ctx.caller, "vehicles.delete")}
        remove={remove}
      />
      <div className="grid gap-6">
        <VehicleRecords
          {...{ vehicle, standings, files, mayWrite, acts }}
          blocks={operatorBlocks}
          months={paperMonths}
        />
        <RecordHistory history={history} />
      </div>
    </>
  );
}
