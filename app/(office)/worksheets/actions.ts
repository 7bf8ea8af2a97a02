"use server";

import { confirmCharges } from "@/lib/billing/confirm-charges";
import { ChargesToConfirm, ConfirmationRef } from "@/lib/billing/input";
import { withdrawConfirmation } from "@/lib/billing/withdraw-confirmation";
import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { bulk } from "@/lib/next/bulk-action";
import { createMonthSheets } from "@/lib/worksheets/create-month-sheets";
import { createWorksheet } from "@/lib/worksheets/create-worksheet";
import { deleteWorksheet } from "@/lib/worksheets/delete-worksheet";
import {
  WorksheetChanges,
  WorksheetId,
  WorksheetInput,
  WorksheetRef,
} from "@/lib/worksheets/input";
import { MonthSheetsInput } from "@/lib/worksheets/month-input";
import { refreshWorksheet } from "@/lib/worksheets/refresh-worksheet";
import { reopenWorksheet } from "@/lib/worksheets/reopen-worksheet";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";

export const create = action({
  operation: "worksheets.create",
  input: WorksheetInput,
  run: createWorksheet,
  show: ({ projectId, id }) => links.worksheet(projectId, id),
});

export const createMonth = action({
  operation: "worksheets.createMonth",
  input: MonthSheetsInput,
  run: createMonthSheets,
  show: (outcomes) => outcomes,
});

export const update = change({
  operation: "worksheets.update",
  input: WorksheetChanges,
  run: updateWorksheet,
});

export const reopen = change({
  operation: "worksheets.reopen",
  input: WorksheetId,
  run: reopenWorksheet,
});

export const updateEach = bulk({
  operation: "worksheets.update",
  named: "id",
  input: WorksheetChanges,
  run: updateWorksheet,
});

export const reopenEach = bulk({
  operation: "worksheets.reopen",
  named: "id",
  input: WorksheetId,
  run: reopenWorksheet,
});

export const remove = change({
  operation: "worksheets.delete",
  input: WorksheetId,
  run: deleteWorksheet,
});

export const refresh = change({
  operation: "worksheets.refresh",
  input: WorksheetRef,
  run: refreshWorksheet,
});

export const confirm = action({
  operation: "worksheets.confirmCharges",
  input: ChargesToConfirm,
  run: confirmCharges,
});

export const withdraw = change({
  operation: "worksheets.withdrawConfirmation",
  input: ConfirmationRef,
  run: withdrawConfirmation,
});
