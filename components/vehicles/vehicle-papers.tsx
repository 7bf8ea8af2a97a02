import { type OwnPaper, PapersCard } from "@/components/papers/papers-card";
import type { Standing } from "@/lib/alerts/alerts";
import type { Day } from "@/lib/dates";
import type { PaperField } from "@/lib/expiry";
import { certificateStatusLabels } from "@/lib/vehicles/labels";
import type { VehicleCard } from "@/lib/vehicles/queries";

type About = { issuedOn: Day | null; note?: string | null };

const about = (vehicle: VehicleCard): Partial<Record<PaperField, About>> => {
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
export function VehiclePapers({ vehicle, standings }: VehiclePapersProps) {
  const known = about(vehicle);
  const papers = standings
    .filter(({ kind }) => kind === "vehicle")
    .map(
      ({ field, ...paper }): OwnPaper => ({
        ...paper,
        issuedOn: known[field]?.issuedOn ?? null,
        note: known[field]?.note,
      }),
    );
  return <PapersCard papers={papers} />;
}
