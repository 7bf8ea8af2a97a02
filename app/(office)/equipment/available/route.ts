import type { Offers } from "@/components/assignments/assign-values";
import { listAvailable } from "@/lib/equipment/list-available";
import { AvailableList } from "@/lib/equipment/list-input";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "equipment.available",
  input: AvailableList,
  run: listAvailable,
  show: ({ rows, total }): Offers => ({
    total,
    found: rows.map(({ id, code, name, type, brand, model, condition, availability, project }) => ({
      ...{ id, code, name, type, brand, model, condition, availability },
      place: project && `${project.partnerName}, ${project.location}`,
    })),
  }),
});
