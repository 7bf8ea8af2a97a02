import { beforeEach, expect, test } from "vitest";
import { anImage, aPdf } from "@/db/testing/sample-files";
import type { Context, Role } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { findAttachment } from "./find-attachment";
import { logoSlot, pictureSlotOf } from "./picture-slots";
import { removeLogo } from "./remove-logo";
import { removePicture } from "./remove-picture";
import { saveLogo } from "./save-logo";
import { savePicture } from "./save-picture";

const contextOf = (role: Role) => memberAt(new Date(), { role });

const picture = new File([await anImage("png")], "yo.png");
let technician: Context;
let office: Context;

beforeEach(async () => {
  [technician, office] = [await contextOf("TECNICO"), await contextOf("ADMINISTRATIVO")];
});

test("everybody gives himself a picture, another one, and takes it away", async () => {
  const first = await savePicture(technician, { picture });
  const second = await savePicture(technician, { picture });
  expect(await findAttachment(technician, pictureSlotOf(technician))).toMatchObject({
    id: second.id,
  });
  expect(second.storageKey).not.toBe(first.storageKey);
  expect(await findAttachment(office, pictureSlotOf(office))).toBeNull();
  await removePicture(technician);
  await expect(removePicture(technician)).rejects.toMatchObject({ kind: "missing" });
});

test("two pictures at once leave one", async () => {
  await Promise.all([1, 2, 3].map(() => savePicture(technician, { picture })));
  expect(await findAttachment(technician, pictureSlotOf(technician))).not.toBeNull();
});

test("the company has a logo", async () => {
  await saveLogo(office, { picture });
  await saveLogo(office, { picture });
  expect(await findAttachment(office, logoSlot)).toMatchObject({ contentType: "image/png" });
  await removeLogo(office);
  expect(await findAttachment(office, logoSlot)).toBeNull();
});

test("a PDF is no picture", async () => {
  const pdf = new File([await aPdf()], "yo.png");
  await expect(savePicture(technician, { picture: pdf })).rejects.toMatchObject({
    kind: "unsupported",
  });
});
