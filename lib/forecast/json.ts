import * as z from "zod";
import { gateStates, requirements, ruleLevels, ruleSubjects } from "@/db/values";
import { requirementName } from "../compliance/labels";
import { listJson } from "../lists/page";
import { listBody, namedBody } from "../wire/output";
import type { Forecast, ForecastRow } from "./list-forecast";

const BreakBody = namedBody("ComplianceBreak", {
  day: z.iso.date(),
  until: z.iso.date(),
  project_id: z.int(),
  location: z.string(),
  subject: z.enum(ruleSubjects),
  subject_id: z.int(),
  subject_name: z.string(),
  requirement: z.enum(requirements),
  param: z.string().nullable(),
  label: z.string(),
  level: z.enum(ruleLevels),
  state: z.enum(gateStates),
  expires_on: z.iso.date().nullable(),
  visits: z.int(),
  replacements: z.array(z.strictObject({ subject_id: z.int(), subject_name: z.string() })),
});

const breakJson = (row: ForecastRow): z.input<typeof BreakBody> => ({
  day: row.day,
  until: row.until,
  project_id: row.site.projectId,
  location: row.location,
  subject: row.who.subject,
  subject_id: row.who.id,
  subject_name: row.who.name,
  requirement: row.requirement,
  param: row.param,
  label: requirementName(row),
  level: row.level,
  state: row.state,
  expires_on: row.expiresOn,
  visits: row.hits,
  replacements: row.replacements.map(({ id, name }) => ({ subject_id: id, subject_name: name })),
});

export const ForecastListing = listBody(BreakBody).extend({
  from: z.iso.date(),
  to: z.iso.date(),
});

export const forecastJson = ({ span, hasRules: _, ...listed }: Forecast) => ({
  ...listJson(listed, breakJson),
  from: span.from,
  to: span.to,
});
