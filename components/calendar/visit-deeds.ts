import { visitFields } from "@/lib/schedule/fields";
import { doneStatus, movedStatus, skippedStatus } from "@/lib/states/visit";

export const deeds = [
  { value: doneStatus, label: "Realizada" },
  { value: skippedStatus, label: "Omitir" },
  { value: movedStatus, label: "Mover" },
] as const;

const deedLabels = new Map<unknown, string>(deeds.map(({ value, label }) => [value, label]));

export const clashLabels = {
  status: {
    label: visitFields.status.formLabel,
    show: (value: unknown) => deedLabels.get(value) ?? "(vacío)",
  },
};
