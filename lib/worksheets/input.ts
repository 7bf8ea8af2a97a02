import * as z from "zod";
import { worksheetStatuses } from "@/db/values";
import { paging, wholeUnlessPaged } from "../lists/input";
import { initialStatuses, openStatus } from "../states/worksheet";
import {
  DayInput,
  Id,
  LooseId,
  optionalDay,
  optionalText,
  PercentageInput,
  renamed,
} from "../wire/input";

export const names = {
  id: "worksheetId",
  sheet_id: "worksheetId",
  sheet_project_id: "worksheetId",
  detail_id: "lineId",
  project_id: "projectId",
  issue_date: "issueDate",
  period_start: "periodStart",
  period_end: "periodEnd",
  service_type: "serviceType",
  contact_reference: "contactReference",
  contact_phone_reference: "contactPhoneReference",
  client_po_reference: "clientOrderReference",
  final_disposition_reference: "finalDispositionReference",
  invoice_reference: "invoiceReference",
  tax_percentage: "taxPercentage",
  is_closed: "isClosed",
  unit_price: "unitPrice",
  reference_document: "referenceDocument",
  is_manual: "isManual",
} as const;

const references = {
  observations: optionalText(5000),
  service_type: optionalText(200),
  contact_reference: optionalText(200),
  contact_phone_reference: optionalText(50),
  client_po_reference: optionalText(100),
  final_disposition_reference: optionalText(200),
  invoice_reference: optionalText(100),
};

export const WorksheetInput = z
  .object({
    project_id: Id,
    date: DayInput,
    status: z
      .enum(initialStatuses)
      .nullish()
      .transform((status) => status ?? openStatus),
    issue_date: optionalDay,
    period_start: optionalDay,
    period_end: optionalDay,
    tax_percentage: PercentageInput.nullish(),
    ...references,
  })
  .transform(renamed(names))
  .meta({ id: "WorksheetInput" });

export const WorksheetChanges = z
  .object({
    id: Id,
    date: DayInput.optional(),
    status: z.enum(worksheetStatuses).optional(),
    issue_date: DayInput.optional(),
    period_start: DayInput.optional(),
    period_end: DayInput.optional(),
    tax_percentage: PercentageInput.optional(),
    is_closed: z.boolean().optional(),
    ...references,
  })
  .transform(renamed(names))
  .meta({ id: "WorksheetChanges" });

/** In the body or in the query. */
export const WorksheetId = z.object({ id: LooseId }).transform(renamed(names));

export const WorksheetRef = z.object({ sheet_id: Id }).transform(renamed(names));

export const ProjectWorksheetsQuery = z
  .object({ project_id: Id, ...paging })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));
