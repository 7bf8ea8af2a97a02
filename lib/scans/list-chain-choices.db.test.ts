import { expect, test } from "vitest";
import { aCustodyChain, anAttachment, aProject, aWorksheet } from "@/db/testing/factories";
import { nobodyAt } from "../kernel/testing";
import { listChainChoices } from "./list-chain-choices";

const house = () => nobodyAt("2026-08-10T17:00:00Z");

test("the chains of the project, by date, and whether each takes a page", async () => {
  const project = await aProject();
  const open = await aWorksheet({ projectId: project.id });
  const closed = await aWorksheet({ projectId: project.id, isClosed: true });
  const later = await aCustodyChain({ worksheetId: open.id, date: "2026-03-09" });
  const earlier = await aCustodyChain({ worksheetId: open.id, date: "2026-03-02" });
  const sealed = await aCustodyChain({ worksheetId: closed.id, date: "2026-03-10" });
  const cancelled = await aCustodyChain({
    worksheetId: open.id,
    date: "2026-03-11",
    status: "CANCELLED",
  });
  await aCustodyChain({ worksheetId: open.id, isDeleted: true });
  await aCustodyChain();
  for (const { id } of [later, sealed])
    await anAttachment({ model: "custody_chain", objectId: id, field: "custody_chain_file" });

  const choices = await listChainChoices(house(), { projectId: project.id });
  expect(choices.map(({ id, state }) => [id, state])).toEqual([
    [earlier.id, "MATCHED"],
    [later.id, "HAS_FILE"],
    [sealed.id, "LOCKED"],
    [cancelled.id, "LOCKED"],
  ]);
  expect(choices[0]).toMatchObject({ worksheetId: open.id, seriesCode: open.seriesCode });
});
