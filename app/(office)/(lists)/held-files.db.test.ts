import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET as chains } from "./custody/export/route";
import { GET as maintenance } from "./maintenance/export/route";
import { GET as guides } from "./shipping/export/route";
import { GET as worksheets } from "./worksheets/export/route";

const lists = [
  ["custody", chains, "custody_chain", "custody_chain_file", make.aCustodyChain],
  ["maintenance", maintenance, "maintenance_sheet", "maintenance_file", make.aMaintenanceSheet],
  ["shipping", guides, "shipping_guide", "shipping_guide_file", make.aShippingGuide],
  ["worksheets", worksheets, "sheet_project", "sheet_project_file", make.aWorksheet],
] as const;

test.each(lists)("%s are told apart by whether their paper is there", async (...list) => {
  const [path, get, model, field, aRecord] = list;
  const { cookie } = await make.aSession();
  const [filled, , emptied] = [await aRecord({}), await aRecord({}), await aRecord({})];
  await make.anAttachment({ model, field, objectId: filled.id });
  await make.anAttachment({ model, field, objectId: emptied.id, removedAt: new Date() });
  const ask = async (query: string) => {
    const address = `http://localhost/${path}/export?format=csv&${query}`;
    return rowsOf(await get(new Request(address, { headers: { cookie } })));
  };
  const all = (await ask("")).length;
  const held = await ask("hasFile=true");
  expect(held).toHaveLength(1);
  expect(await ask("hasFile=false")).toHaveLength(all - 1);
});
