import { database } from "../../client";
import { partners, projects, projectTemplates } from "../../schema";
import { first, next, type Row } from "./making";

export const aPartner = async (given: Row<typeof partners> = {}) => {
  const serial = next();
  return first(
    await database()
      .insert(partners)
      .values({
        businessTaxId: `17900${serial}001`,
        name: `Petrolera Amazonía ${serial}`,
        address: "Quito",
        ...given,
      })
      .returning(),
  );
};

export const aProject = async (given: Row<typeof projects> = {}) =>
  first(
    await database()
      .insert(projects)
      .values({
        partnerId: given.partnerId ?? (await aPartner()).id,
        location: "Campo Norte",
        startDate: "2026-01-01",
        ...given,
      })
      .returning(),
  );

/** Of three hand-wash stations and no service. */
export const aProjectTemplate = async (given: Row<typeof projectTemplates> = {}) =>
  first(
    await database()
      .insert(projectTemplates)
      .values({
        name: `Campamento ${next()}`,
        units: [{ type: "LVMNOS", count: 3 }],
        services: [],
        ...given,
      })
      .returning(),
  );
