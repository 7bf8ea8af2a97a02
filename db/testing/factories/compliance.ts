import { database } from "../../client";
import { complianceOverrides, complianceRules } from "../../schema";
import { aUser } from "./accounts";
import { first, type Row } from "./making";
import { aProject } from "./projects";

/** Of a technician's licence, everywhere, by default. */
export const aRule = async (given: Row<typeof complianceRules> = {}) =>
  first(
    await database()
      .insert(complianceRules)
      .values({ subject: "TECHNICAL", requirement: "LICENSE", level: "BLOCK", ...given })
      .returning(),
  );

export const anOverride = async (given: Row<typeof complianceOverrides> = {}) =>
  first(
    await database()
      .insert(complianceOverrides)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        requirement: "LICENSE",
        fromDate: "2026-01-15",
        untilDate: given.fromDate ?? "2026-01-15",
        reason: "La renovación está en trámite",
        approverId: given.approverId ?? (await aUser()).id,
        ...given,
      })
      .returning(),
  );
