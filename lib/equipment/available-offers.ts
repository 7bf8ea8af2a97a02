import type { listAvailable } from "./list-available";

/** What may be chosen to go to a project, and where each is that is at one. */
export const availableOffers = ({ rows, total }: Awaited<ReturnType<typeof listAvailable>>) => ({
  total,
  found: rows.map(({ id, code, name, type, brand, model, condition, availability, project }) => ({
    ...{ id, code, name, type, brand, model, condition, availability },
    place: project && `${project.partnerName}, ${project.location}`,
  })),
});
