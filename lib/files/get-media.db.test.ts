import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { getMedia } from "./get-media";

test("a paper is read beside its file, and nothing more of whom it belongs to", async () => {
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const papers = [
    { model: "vaccination_record", objectId: (await make.aVaccination()).id },
    { model: "pass_technical", objectId: (await make.aStaffPass()).id },
    { model: "certification_vehicle", objectId: (await make.aVehicleCertification()).id },
  ] as const;
  for (const paper of papers) {
    const { storageKey: key } = await make.anAttachment({ ...paper, field: "file" });
    const asked = await countQueries(() => getMedia(ctx, { key, fromRecycleBin: false }));
    expect([paper.model, asked]).toEqual([paper.model, 2]);
  }
});
