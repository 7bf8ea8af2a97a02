import { sending, withoutMemory } from "@/components/forms/sent-values";
import type { GuideMemory, GuideValues } from "./guide-values";

const remembered = {
  form_key: true,
  project_label: true,
  filled_place: true,
  filled_contact_name: true,
  filled_contact_phone: true,
} as const;

const fieldsOf = (values: GuideValues) => {
  const { details, ...fields } = withoutMemory<GuideValues, GuideMemory>(values, remembered);
  return { ...fields, details: details?.map(({ code, filled, ...item }) => item) };
};

export const guideSent = sending(fieldsOf, {
  record: "guide_id",
  together: [["start_date", "end_date"]],
});

/** A blank number is no change. */
export function changeOf({ guide_number, ...fields }: ReturnType<typeof guideSent>, id: number) {
  return { ...fields, ...(guide_number && { guide_number }), guide_id: id };
}
