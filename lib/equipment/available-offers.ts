import type { listAvailable } from "./list-available";

export const availableOffers = ({ rows, total }: Awaited<ReturnType<typeof listAvailable>>) => ({
  total,
  found: rows.map(({ id, code, name, type, brand, model, condition, availability, project }) => ({
    ...{ id, code, name, type, brand, model, condition, availability },
    place: project && `${project.partnerName}, ${project.location}`,
  })),
});
