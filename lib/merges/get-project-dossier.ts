import { listProjectBranches } from "../archive/list-project-branches";
import { type AttachableModel, attachableFields } from "../files/attachable";
import { ownersAt } from "../files/branch";
import { fileLabels } from "../files/labels";
import { listAttachedFiles } from "../files/list-attached-files";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { getProject } from "../projects/get-project";
import { projectName } from "../projects/labels";
import { type Dossier, partsOf } from "./part";

const fieldsOf = (model: AttachableModel) => Object.keys(attachableFields[model]);
const guidesGroup = "Guías de remisión";

export async function getProjectDossier(
  ctx: BaseContext,
  ref: { projectId: number },
): Promise<Dossier> {
  const project = await getProject(ctx, ref);
  const [branch] = await listProjectBranches(ctx, [ref.projectId]);
  const { sheets = [], guides = [] } = branch ?? {};
  const chains = sheets.flatMap(({ children }) => children);
  const partOf = partsOf(
    await listAttachedFiles(ctx, [...sheets, ...chains, ...guides].flatMap(ownersAt)),
  );
  const ofSheets = sheets.flatMap((sheet) => [
    ...fieldsOf("sheet_project").flatMap((field) =>
      partOf(sheet, field, {
        title: fileLabels.sheet_project[field] ?? field,
        group: sheet.label,
      }),
    ),
    ...sheet.children.flatMap((chain) =>
      partOf(chain, "custody_chain_file", { title: chain.label, group: sheet.label }),
    ),
  ]);
  const ofGuides = guides.flatMap((guide) =>
    partOf(guide, "shipping_guide_file", { title: guide.label, group: guidesGroup }),
  );
  const parts = [...ofSheets, ...ofGuides];
  if (parts.length === 0) throw new NotFound("El proyecto no tiene documentos que unir.");
  return {
    name: `Proyecto-${project.id}-documentos`,
    title: projectName(project),
    parts,
  };
}
