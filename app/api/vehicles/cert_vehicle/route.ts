import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import {
  CertificationChanges,
  CertificationInput,
  CertificationList,
} from "@/lib/vehicles/certification-input";
import {
  CertificationListing,
  CertificationRecord,
  certificationListJson,
  certificationSavedJson,
} from "@/lib/vehicles/certification-json";
import { listCertifications } from "@/lib/vehicles/list-certifications";
import { saveCertification } from "@/lib/vehicles/save-certification";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "vehicles.listCertifications",
    input: CertificationList,
    run: listCertifications,
    json: certificationListJson,
    output: CertificationListing,
  }),
  POST: endpoint({
    operation: "vehicles.saveCertification",
    input: CertificationInput,
    run: saveCertification,
    json: certificationSavedJson,
    output: CertificationRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
  PUT: endpoint({
    operation: "vehicles.saveCertification",
    summary: "Update the given fields of the vehicle certification named in the body",
    input: CertificationChanges,
    run: saveCertification,
    json: certificationSavedJson,
    output: CertificationRecord,
  }),
});
