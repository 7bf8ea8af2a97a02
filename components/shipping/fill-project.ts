import type { ComboboxOption } from "@/components/ui/use-combobox";
import { placesOf, unlessTyped } from "./camp-place";
import type { GuideFormState } from "./guide-values";

/** Where the journey ends, or starts when it comes back. */
export function placeCamp({ getValues, setValue }: GuideFormState) {
  const [type, camp = "", before = "", origin, destination] = getValues([
    "type_shipping_guide",
    "project_label",
    "filled_place",
    "origin_place",
    "destination_place",
  ]);
  const places = placesOf({
    type: type ?? "EXIT",
    ...{ camp, before },
    origin_place: origin ?? "",
    destination_place: destination ?? "",
  });
  setValue("origin_place", places.origin_place);
  setValue("destination_place", places.destination_place);
  setValue("filled_place", camp);
}

function offerContact({ getValues, setValue }: GuideFormState, facts: ComboboxOption["facts"]) {
  const offer = (field: "contact_name" | "contact_phone", text = "") => {
    const [value, before = ""] = getValues([field, `filled_${field}`]);
    setValue(field, unlessTyped(value ?? "", before, text));
    setValue(`filled_${field}`, text);
  };
  offer("contact_name", facts?.contact);
  offer("contact_phone", facts?.phone);
}

/** With its camp and its contact; what a person wrote stays. */
export function fillProject(form: GuideFormState, id: number, option: ComboboxOption | null) {
  form.setValue("project_label", option?.label ?? "");
  form.setValue("project_id", id, { shouldDirty: true, shouldValidate: true });
  placeCamp(form);
  offerContact(form, option?.facts);
}
