import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  anAttachment,
  aStaffMember,
  aStaffPass,
  aUser,
  aVaccination,
} from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { fileStore } from "@/lib/storage/file-store";
import { addDays, dayOf } from "@/lib/values/dates";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);
const today = dayOf(new Date(), "America/Guayaquil");

describe("the report of a technician", () => {
  test("shows who he is and how his papers, passes and vaccines stand today", async () => {
    const { id } = await aStaffMember({
      firstName: "Ñusta María",
      lastName: "Grefa Tanguila",
      dni: "1500123456",
      bornOn: "1990-02-28",
      isIessAffiliated: true,
      licenseFrom: "2024-05-01",
      licenseUntil: addDays(today, 200),
      medicalUntil: addDays(today, -1),
      questUntil: addDays(today, 20),
      questCode: "NCST-9",
      questInstructor: "Iván Núñez",
      notes: "Alérgica a la penicilina",
    });
    await aStaffPass({ staffId: id, expiresOn: addDays(today, 10), notes: "Renovación pedida" });
    await aVaccination({ staffId: id, vaccine: "YELLOW_FEVER", batchNumber: "L-77" });
    const [page] = await pages(id);
    expect(
      missingIn(page, [
        "REPORTE DE TÉCNICO",
        "Ñusta María Grefa Tanguila",
        "1500123456",
        "28/02/1990",
        "Técnico de baterías sanitarias",
        "Licencia de conducir",
        "01/05/2024",
        "Vigente: 200 días",
        "Vencido hace 1 día",
        "Próximo: 20 días",
        "NCST-9 · Iván Núñez",
        "Falta",
        "Por vencer: 10 días",
        "Renovación pedida",
        "Fiebre amarilla",
        "L-77",
        "Sin vencimiento",
        "Alérgica a la penicilina",
      ]),
    ).toEqual([]);
  });

  test("carries his photo, and is the same bytes each time", async () => {
    const { id } = await aStaffMember();
    const plain = await print(id);
    const photo = await sharp({
      create: { width: 300, height: 400, channels: 3, background: "teal" },
    })
      .png()
      .toBuffer();
    const storageKey = "prueba/foto-de-tecnico.png";
    await fileStore().write(storageKey, new Uint8Array(photo));
    await anAttachment({
      model: "technical",
      objectId: id,
      field: "image_profile",
      contentType: "image/png",
      storageKey,
    });
    const first = await print(id, aUser({ firstName: "Zoila" }));
    expect(Buffer.from(first).includes("/Subtype /Image")).toBe(true);
    expect(Buffer.from(plain).includes("/Subtype /Image")).toBe(false);
    expect(Buffer.from(first).equals(await print(id, aUser({ role: "TECNICO" })))).toBe(true);
  });

  test("401, 404", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await askAs("TECNICO", 123_456)).status).toBe(404);
    const gone = await aStaffMember({ isDeleted: true });
    expect((await askAs("ADMINISTRATIVO", gone.id)).status).toBe(404);
  });
});
