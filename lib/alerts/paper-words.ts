import { vaccineTypes } from "@/db/values";
import { type Paper, passLabel } from "../papers/expiry";
import { passFields } from "../papers/pass-fields";
import { staffPapers, vaccinePaperLabel } from "../staff/papers";
import { vaccineFields } from "../staff/vaccine-fields";
import { certificationFields } from "../vehicles/certification-fields";
import { certificationLabels } from "../vehicles/labels";
import { vehiclePapers } from "../vehicles/papers";

type Words = Pick<Paper, "fieldName" | "label">;

const ofField = new Map<string, Words>(
  [...staffPapers, ...vehiclePapers].map(({ until, label, names }) => [
    until,
    { label, fieldName: names[1] },
  ]),
);

const ofRecord = new Map<string, Words>([
  ...vaccineTypes.map((vaccine): [string, Words] => [
    `nextDoseOn ${vaccine}`,
    { label: vaccinePaperLabel(vaccine), fieldName: vaccineFields.nextDoseOn.name },
  ]),
  ...Object.entries(certificationLabels).map(([name, label]): [string, Words] => [
    `endDate ${name}`,
    { label, fieldName: certificationFields.endDate.name },
  ]),
]);

type Fact = Pick<Paper, "field"> & { word: string | null };

const ofPass = (block: string | null): Words => ({
  label: passLabel(block ?? ""),
  fieldName: passFields.expiresOn.name,
});

/** Of a row of paper facts; the word is a vaccine or certification, and of a pass the label of its block. */
export const paperWords = ({ field, word }: Fact): Words =>
  ofField.get(field) ?? ofRecord.get(`${field} ${word}`) ?? ofPass(word);
