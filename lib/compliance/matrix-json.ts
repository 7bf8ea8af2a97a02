import * as z from "zod";
import { gateStates, gateVerdicts, requirements, ruleLevels } from "@/db/values";
import { listJson } from "../lists/page";
import { listBody, namedBody } from "../wire/output";
import type { GateCell } from "./gate-cells";
import { requirementName } from "./labels";
import type { PeopleMatrix, PeopleRow } from "./list-people-matrix";

const CellBody = namedBody("ComplianceCell", {
  requirement: z.enum(requirements),
  param: z.string().nullable(),
  label: z.string(),
  level: z.enum(ruleLevels),
  state: z.enum([...gateStates, "VALID"]),
  expires_on: z.iso.date().nullable(),
});

const cellJson = (cell: GateCell): z.input<typeof CellBody> => ({
  requirement: cell.requirement,
  param: cell.param,
  label: requirementName(cell),
  level: cell.level,
  state: cell.state ?? "VALID",
  expires_on: cell.expiresOn,
});

const RowBody = namedBody("CompliancePerson", {
  technical_id: z.int(),
  technical_name: z.string(),
  verdict: z.enum(gateVerdicts),
  requirements: z.array(CellBody),
});

const rowJson = ({ id, name, verdict, cells }: PeopleRow): z.input<typeof RowBody> => ({
  technical_id: id,
  technical_name: name,
  verdict,
  requirements: cells.map(cellJson),
});

export const PeopleMatrixListing = listBody(RowBody).extend({
  from: z.iso.date(),
  to: z.iso.date(),
});

export const peopleMatrixJson = ({ span, ...listed }: PeopleMatrix) => ({
  ...listJson(listed, rowJson),
  from: span.from,
  to: span.to,
});
