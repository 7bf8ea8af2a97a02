"use server";

import { confirmCharges as confirm } from "@/lib/billing/confirm-charges";
import { ChargesToConfirm, ConfirmationRef } from "@/lib/billing/input";
import { withdrawConfirmation as withdraw } from "@/lib/billing/withdraw-confirmation";
import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { addLine as add } from "@/lib/worksheets/add-line";
import { createWorksheet } from "@/lib/worksheets/create-worksheet";
import { deleteWorksheet } from "@/lib/worksheets/delete-worksheet";
import {
  WorksheetChanges,
  WorksheetId,
  WorksheetInput,
  WorksheetRef,
} from "@/lib/worksheets/input";
import { LineDays, LineInput, LineRef, LineUpdate } from "@/lib/worksheets/line-input";
import { refreshWorksheet } from "@/lib/worksheets/refresh-worksheet";
import { removeLine as dropLine } from "@/lib/worksheets/remove-line";
import { reopenWorksheet } from "@/lib/worksheets/reopen-worksheet";
import { setLineDays } from "@/lib/worksheets/set-line-days";
import { updateLine as changeLine } from "@/lib/worksheets/update-line";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";

export const create = action({
  operation: "worksheets.create",
  input: WorksheetInput,
  run: createWorksheet,
  show: ({ projectId, id }) => links.worksheet(projectId, id),
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

export const confirmCharges = action({
  operation: "worksheets.confirmCharges",
  input: ChargesToConfirm,
  run: confirm,
});

export const withdrawConfirmation = change({
  operation: "worksheets.withdrawConfirmation",
  input: ConfirmationRef,
  run: withdraw,
});

export const addLine = change({ operation: "worksheets.addLine", input: LineInput, run: add });

export const updateLine = change({
  operation: "worksheets.updateLine",
  input: LineUpdate,
  run: changeLine,
});

export const removeLine = change({
  operation: "worksheets.removeLine",
  input: LineRef,
  run: dropLine,
});

export const setDays = change({
  operation: "worksheets.setLineDays",
  input: LineDays,
  run: setLineDays,
});
