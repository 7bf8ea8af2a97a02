import * as z from "zod";
import { vehicleCertifications } from "@/db/values";
import { type OneOrMany, oneOrManyJson } from "../lists/page";
import { namedBody, oneOrManyBody, recordBody } from "../wire/output";
import type { Certification } from "./get-certification";
import { certificationLabels } from "./labels";

const CertificationBody = namedBody("VehicleCertification", {
  id: z.int(),
  vehicle_id: z.int(),
  vehicle_plate: z.string(),
  name: z.enum(vehicleCertifications),
  name_display: z.string(),
  date_start: z.iso.date(),
  date_end: z.iso.date(),
  description: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const certificationJson = ({
  certification,
  plate,
}: Certification): z.input<typeof CertificationBody> => ({
  id: certification.id,
  vehicle_id: certification.vehicleId,
  vehicle_plate: plate,
  name: certification.name,
  name_display: certificationLabels[certification.name],
  date_start: certification.startDate,
  date_end: certification.endDate,
  description: certification.description,
  created_at: certification.createdAt.toISOString(),
  updated_at: certification.updatedAt.toISOString(),
});

export const CertificationRecord = recordBody(CertificationBody);
export const CertificationListing = oneOrManyBody(CertificationBody);
export const CertificationRemoved = recordBody(
  CertificationBody.pick({ id: true, vehicle_plate: true, name: true }),
);

type Saved = { isNew: boolean; certification: Certification };

export const certificationSavedJson = ({ isNew, certification }: Saved) => ({
  message: isNew ? "Certificación creada." : "Certificación actualizada.",
  data: certificationJson(certification),
});
export const certificationRemovedJson = ({ certification, plate }: Certification) => ({
  message: "Certificación eliminada.",
  data: { id: certification.id, vehicle_plate: plate, name: certification.name },
});
export const certificationListJson = (found: OneOrMany<Certification>) =>
  oneOrManyJson(found, certificationJson);
