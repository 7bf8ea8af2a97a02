import * as z from "zod";
import { attachedModels } from "@/db/values";
import type { BranchWithSlots, Slot } from "../files/slot";
import { ProjectSummaryBody, projectSummaryJson } from "../projects/json";
import { namedBody, recordBody } from "../wire/output";
import type { DocumentsTree } from "./get-documents-tree";
import type { ProjectTree, SheetDocuments } from "./get-project-tree";

const FileBody = namedBody("ArchivedFile", {
  field_name: z.string(),
  field_label: z.string(),
  has_file: z.boolean(),
  file_name: z.string().nullable(),
  file_url: z.string().nullable(),
  model_type: z.enum(attachedModels),
  object_id: z.int(),
});

const node = { id: z.int(), label: z.string(), type: z.string(), files: z.array(FileBody) };
const LeafBody = namedBody("ArchiveLeaf", { ...node, children: z.array(z.never()) });
const BranchBody = namedBody("ArchiveBranch", { ...node, children: z.array(LeafBody) });
const NodeBody = namedBody("ArchiveNode", { ...node, children: z.array(BranchBody) });

export const DocumentsTreeRecord = recordBody(
  z.strictObject({
    technicals: z.array(NodeBody),
    vehicles: z.array(NodeBody),
    equipment: z.array(NodeBody),
    projects: z.array(NodeBody),
  }),
);

const SheetBody = namedBody("ArchivedSheet", {
  ...node,
  series_code: z.string(),
  period: z.string(),
  custody_chains: z.array(LeafBody),
});

export const ProjectTreeRecord = recordBody(
  z.strictObject({
    project: ProjectSummaryBody,
    sheets: z.array(SheetBody),
    shipping_guides: z.array(LeafBody),
    maintenance_sheets: z.array(LeafBody),
    stats: z.strictObject({ total: z.int(), loaded: z.int() }),
  }),
);

const fileJson = (slot: Slot): z.input<typeof FileBody> => ({
  field_name: slot.field,
  field_label: slot.label,
  has_file: slot.file !== null,
  file_name: slot.file?.name ?? null,
  file_url: slot.file?.url ?? null,
  model_type: slot.model,
  object_id: slot.objectId,
});

type NodeJson = Omit<z.input<typeof LeafBody>, "children"> & { children: NodeJson[] };

const nodeJson = ({ id, label, model, slots, children }: BranchWithSlots): NodeJson => ({
  id,
  label,
  type: model,
  files: slots.map(fileJson),
  children: children.map(nodeJson),
});

export const documentsTreeJson = (tree: DocumentsTree) => ({
  data: {
    technicals: tree.staff.map(nodeJson),
    vehicles: tree.vehicles.map(nodeJson),
    equipment: tree.equipment.map(nodeJson),
    projects: tree.projects.map(nodeJson),
  },
});

const sheetJson = ({ node: { id, label, model, slots, children }, sheet }: SheetDocuments) => ({
  id,
  label,
  series_code: sheet.seriesCode,
  period: `${sheet.periodStart} - ${sheet.periodEnd}`,
  type: model,
  files: slots.map(fileJson),
  custody_chains: children.map(nodeJson),
});

export const projectTreeJson = (tree: ProjectTree) => ({
  data: {
    project: projectSummaryJson(tree.project),
    sheets: tree.sheets.map(sheetJson),
    shipping_guides: tree.guides.map(nodeJson),
    maintenance_sheets: tree.maintenance.map(nodeJson),
    stats: { total: tree.tally.total, loaded: tree.tally.loaded },
  },
});
