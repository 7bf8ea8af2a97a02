import { getWorksheet } from "../billing/get-worksheet";
import type { Context } from "../kernel/context";
import { getProject } from "../projects/get-project";
import { isWritable } from "../states/worksheet";
import { findLastContact } from "./find-last-contact";
import { listAssignmentChoices } from "./list-assignment-choices";
import { listOpenSheets } from "./list-open-sheets";

export async function getNewChainForm(ctx: Context, ref: { worksheetId: number }) {
  const sheet = await getWorksheet(ctx, ref);
  const { projectId } = sheet;
  const [project, { sheets }, offered, lastContact] = await Promise.all([
    getProject(ctx, { projectId }),
    listOpenSheets(ctx, { projectId }),
    listAssignmentChoices(ctx, { projectId }),
    findLastContact(ctx, { projectId }),
  ]);
  const isOpen = isWritable(sheet) && !project.isClosed;
  return { sheet, project, sheets, offered, lastContact, isOpen };
}
