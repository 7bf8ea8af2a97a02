import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { CertificationRef } from "@/lib/vehicles/certification-input";
import { CertificationRemoved, certificationRemovedJson } from "@/lib/vehicles/certification-json";
import { getCertification } from "@/lib/vehicles/get-certification";
import { removeCertification } from "@/lib/vehicles/remove-certification";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    operation: "vehicles.removeCertification",
    subject: named(CertificationRef, getCertification),
    input: CertificationRef,
    run: removeCertification,
    json: certificationRemovedJson,
    output: CertificationRemoved,
  }),
});
