import { type AboutPapers, PapersCard } from "@/components/papers/papers-card";
import type { Standing } from "@/lib/alerts/alerts";
import { certificateStatusLabels } from "@/lib/vehicles/labels";
import type { VehicleCard } from "@/lib/vehicles/queries";

const about = (vehicle: VehicleCard): AboutPapers => {
  const status = vehicle.operationCertificateStatus;
  return {
    operationCertificateUntil: {
      issuedOn: vehicle.operationCertificateFrom,
      note: status && certificateStatusLabels[status],
    },
    registrationUntil: { issuedOn: vehicle.registrationFrom },
    mtopUntil: { issuedOn: vehicle.mtopFrom },
    technicalReviewUntil: { issuedOn: vehicle.technicalReviewFrom },
    satelliteUntil: { issuedOn: vehicle.satelliteFrom },
    insuranceUntil: {
      issuedOn: vehicle.insuranceFrom,
      note: [vehicle.policyNumber, vehicle.insuranceCompany].filter(Boolean).join(" · "),
    },
  };
};

interface VehiclePapersProps {
  vehicle: VehicleCard;
  standings: readonly Standing[];
}

/** The dated papers of the vehicle itself. */
export const VehiclePapers = ({ vehicle, standings }: VehiclePapersProps) => (
  <PapersCard standings={standings} kind="vehicle" about={about(vehicle)} />
);
