import type { AboutPapers } from "../papers/expiry";
import type { Vehicle } from "./get-vehicle";
import { certificateStatusLabels } from "./labels";

/** Since when the papers of a vehicle hold, and what else it says of them; in the order of its form. */
export function aboutVehiclePapers(vehicle: Vehicle): AboutPapers {
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
}
