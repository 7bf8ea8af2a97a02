import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { live, undeleted, unremoved } from "@/db/live";
import {
  attachments,
  vehicleCertificationRecords as certifications,
  custodyChains,
  equipment,
  maintenanceSheets,
  operatorBlocks,
  shippingGuides,
  staff,
  staffPasses,
  vaccinations,
  vehiclePasses,
  vehicles,
  worksheets,
} from "@/db/schema";
import { contains } from "@/db/search";
import { type AttachableModel, attachableFields } from "../files/attachable";
import type { RootModel } from "./input";

const holders = (
  model: AttachableModel,
  {
    id,
    root = id,
    words,
    source,
  }: Record<"id" | "words" | "source", SQLWrapper> & { root?: SQLWrapper },
): SQL =>
  sql`select ${model}::text as model, ${id} as object_id, ${root} as root_id,
    ${Object.keys(attachableFields[model]).length}::int as fields, ${words} as words from ${source}`;

const none = sql`''`;

const holdersOf: Record<RootModel, SQL[]> = {
  project: [
    holders("sheet_project", {
      id: worksheets.id,
      root: worksheets.projectId,
      words: worksheets.seriesCode,
      source: sql`${worksheets} where ${undeleted(worksheets)}`,
    }),
    holders("custody_chain", {
      id: custodyChains.id,
      root: worksheets.projectId,
      words: custodyChains.consecutive,
      source: sql`${custodyChains} join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
        where ${undeleted(custodyChains)} and ${undeleted(worksheets)}`,
    }),
    holders("shipping_guide", {
      id: shippingGuides.id,
      root: shippingGuides.projectId,
      words: shippingGuides.guideNumber,
      source: sql`${shippingGuides} where ${undeleted(shippingGuides)}`,
    }),
    holders("maintenance_sheet", {
      id: maintenanceSheets.id,
      root: maintenanceSheets.projectId,
      words: maintenanceSheets.sheetNumber,
      source: sql`${maintenanceSheets} where ${undeleted(maintenanceSheets)}`,
    }),
  ],
  vehicle: [
    holders("vehicle", { id: vehicles.id, words: none, source: sql`${vehicles}` }),
    holders("certification_vehicle", {
      id: certifications.id,
      root: certifications.vehicleId,
      words: certifications.name,
      source: sql`${certifications} where ${live(certifications)}`,
    }),
    holders("pass_vehicle", {
      id: vehiclePasses.id,
      root: vehiclePasses.vehicleId,
      words: operatorBlocks.label,
      source: sql`${vehiclePasses} join ${operatorBlocks} on ${operatorBlocks.code} = ${vehiclePasses.block}
        where ${live(vehiclePasses)}`,
    }),
  ],
  technical: [
    holders("technical", { id: staff.id, words: none, source: sql`${staff}` }),
    holders("pass_technical", {
      id: staffPasses.id,
      root: staffPasses.staffId,
      words: operatorBlocks.label,
      source: sql`${staffPasses} join ${operatorBlocks} on ${operatorBlocks.code} = ${staffPasses.block}
        where ${live(staffPasses)}`,
    }),
    holders("vaccination_record", {
      id: vaccinations.id,
      root: vaccinations.staffId,
      words: none,
      source: sql`${vaccinations} where ${live(vaccinations)}`,
    }),
  ],
  resource_item: [
    holders("resource_item", { id: equipment.id, words: none, source: sql`${equipment}` }),
  ],
};

const held = sql`select ${attachments.model} as model, ${attachments.objectId} as object_id,
    count(*)::int as files, string_agg(${attachments.fileName}, ' ') as names
  from ${attachments} where ${unremoved(attachments)} group by 1, 2`;

export const fieldCountsOf = (model: RootModel, search: string | undefined): SQL =>
  sql`select root_id, sum(fields)::int as total, coalesce(sum(files), 0)::int as loaded,
      bool_or(${contains([sql`words`, sql`coalesce(names, '')`], search) ?? sql`true`}) as is_hit
    from (${sql.join(holdersOf[model], sql` union all `)}) as holders
    left join (${held}) as held using (model, object_id) group by root_id`;
