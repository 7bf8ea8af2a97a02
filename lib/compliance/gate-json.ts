import * as z from "zod";
import { gateStates, gateVerdicts, requirements, ruleLevels, ruleSubjects } from "@/db/values";
import { namedBody, recordBody } from "../wire/output";
import type { GateCheck, SubjectJudgement } from "./check-gate";
import { failureText, requirementName } from "./labels";

const FailureBody = namedBody("ComplianceFailure", {
  subject: z.enum(ruleSubjects),
  subject_id: z.int(),
  subject_name: z.string(),
  requirement: z.enum(requirements),
  param: z.string().nullable(),
  label: z.string(),
  level: z.enum(ruleLevels),
  state: z.enum(gateStates),
  day: z.iso.date(),
  until: z.iso.date(),
  expires_on: z.iso.date().nullable(),
  rule_id: z.int(),
  override_id: z.int().nullable(),
  message: z.string(),
});

type NamedFailure = GateCheck["failures"][number];

export const failureJson = (failure: NamedFailure): z.input<typeof FailureBody> => ({
  subject: failure.subject,
  subject_id: failure.id,
  subject_name: failure.name,
  requirement: failure.requirement,
  param: failure.param,
  label: requirementName(failure),
  level: failure.level,
  state: failure.state,
  day: failure.day,
  until: failure.until,
  expires_on: failure.expiresOn,
  rule_id: failure.ruleId,
  override_id: failure.overrideId,
  message: failureText(failure),
});

const CheckBody = namedBody("ComplianceCheck", {
  verdict: z.enum(gateVerdicts),
  subjects: z.array(
    z.strictObject({
      subject: z.enum(ruleSubjects),
      subject_id: z.int(),
      subject_name: z.string(),
      verdict: z.enum(gateVerdicts),
    }),
  ),
  failures: z.array(FailureBody),
});

const subjectJson = ({ subject, id, name, verdict }: SubjectJudgement) => ({
  subject,
  subject_id: id,
  subject_name: name,
  verdict,
});

const checkBody = (check: GateCheck): z.input<typeof CheckBody> => ({
  verdict: check.verdict,
  subjects: check.subjects.map(subjectJson),
  failures: check.failures.map(failureJson),
});

export const CheckRecord = recordBody(CheckBody);

export const checkJson = (check: GateCheck) => ({ data: checkBody(check) });
