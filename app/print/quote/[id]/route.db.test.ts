import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { listPrices, reservationLines, settings } from "@/db/schema";
import { aPartner, aProject, aReservation, aUser } from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);

const aClient = () =>
  aPartner({
    name: "Petrolera Ñandú S.A.",
    businessTaxId: "1791234567001",
    contactName: "Ing. Lorena Zambrano",
    phone: "02 226 7788",
    email: "campo@nandu.example",
  });

const addLine = (reservationId: number, given: Partial<typeof reservationLines.$inferInsert>) =>
  database()
    .insert(reservationLines)
    .values({
      ...{ reservationId, type: "BTSNHM", quantity: 3, fromDate: "2036-12-10" },
      ...{ toDate: "2037-01-08", cost: "12.50", ...given },
    });

const wordsOf = async (id: number) => (await pages(id)).join("\n");

describe("a quote on paper", () => {
  test("shows whose it is, what is offered and what it comes to", async () => {
    const { id: partnerId } = await aClient();
    const reservation = await aReservation({
      partnerId,
      code: "RSV-2036-0007",
      location: "Campo Cóndor, plataforma 9",
      block: "BLOCK 12",
      status: "HELD",
      holdUntil: new Date("2036-11-28T17:00:00Z"),
      notes: "Solo entre nosotros",
      line: { quantity: 2, cost: "7.00", toDate: null },
    });
    await addLine(reservation.id, {
      maintenanceCost: "18.00",
      frequencyType: "WEEK",
      weekdays: [0, 3],
      minCapacityGallons: "70.00",
    });
    const words = await wordsOf(reservation.id);
    expect(
      missingIn(words, [
        "COTIZACIÓN",
        "N.º RSV-2036-0007",
        "Petrolera Ñandú S.A.",
        "1791234567001",
        "Ing. Lorena Zambrano",
        "02 226 7788",
        "campo@nandu.example",
        "Campo Cóndor, plataforma 9",
        "BLOCK 12",
        "Hasta el 28/11/2036 12:00",
        "Alquiler de Lavamanos",
        "Sin fecha",
        "30 días",
        "$420,00",
        "Alquiler de Batería sanitaria",
        "galones",
        "10/12/2036",
        "08/01/2037",
        "$1.125,00",
        "lun, jue",
        "9 vis.",
        "$486,00",
        "$2.031,00",
        "IVA 15 %",
        "$304,65",
        "$2.335,65",
        "Sin fecha de vuelta (1)",
        "ACEPTADO POR",
      ]),
    ).toEqual([]);
    expect(words).not.toMatch(/Solo entre nosotros|Precio por convenir|ANULADA|BORRADOR/);
  });

  test("a line takes the list's price; without one it is to be agreed, and not in the total", async () => {
    const { id: partnerId } = await aClient();
    await database()
      .insert(listPrices)
      .values([
        { kind: "RENT", type: "BTSNHM", fromDate: "2036-01-01", amount: "13.00" },
        { partnerId, kind: "RENT", type: "BTSNHM", fromDate: "2036-01-01", amount: "12.00" },
        { partnerId, kind: "RENT", type: "BTSNHM", fromDate: "2036-12-11", amount: "99.00" },
      ]);
    const { id } = await aReservation({ partnerId });
    await addLine(id, { cost: null });
    const words = await wordsOf(id);
    expect(
      missingIn(words, [
        "Precio por convenir: 1 línea (1) fuera del total.",
        "$12,00",
        "$1.080,00",
        "$1.242,00",
        "Sujeta a la disponibilidad",
      ]),
    ).toEqual([]);
  });

  test("the project's contact is the one it is for, and the house's own conditions stand under it", async () => {
    const { id: partnerId } = await aClient();
    const project = await aProject({ partnerId, contactName: "Nancy Noteno" });
    await database()
      .update(settings)
      .set({
        documentTexts: { quote: "Pago a 30 días." },
        signatories: [{ name: "Ana", role: "Jefa" }],
      });
    const { id } = await aReservation({ partnerId, projectId: project.id, status: "CONFIRMED" });
    const words = await wordsOf(id);
    expect(
      missingIn(words, ["Nancy Noteno", "Pago a 30 días.", "Jefa", "Equipos confirmados"]),
    ).toEqual([]);
    expect(words).not.toContain("Zambrano");
  });

  test.each([
    [{ status: "CANCELLED", cancelReason: "Se aplazó" }, "ANULADA", "Sin efecto"],
    [
      { status: "HELD", holdUntil: new Date("2026-01-01T00:00:00Z") },
      "VENCIDA",
      "Venció la retención",
    ],
  ] as const)("what is over says so across the page", async (given, word, sentence) => {
    const { id } = await aReservation(given);
    const words = await wordsOf(id);
    expect(missingIn(words, [word, sentence])).toEqual([]);
  });

  test("100 lines with their maintenance: each once, over pages; the same bytes for all", async () => {
    const { id } = await aReservation({ line: { cost: "0.01" } });
    for (let at = 1; at < 100; at += 1)
      await addLine(id, { quantity: 1, cost: `${100 + at}.00`, maintenanceCost: "18.00" });
    const all = await pages(id);
    expect(all.length).toBeGreaterThan(3);
    const prices = all.join("\n").match(/\$1\d\d,00 \$/g) ?? [];
    expect(new Set(prices).size).toBe(99);
    expect(all.at(-1)).toContain("ACEPTADO POR");
    const first = await print(id, aUser({ firstName: "Zoila" }));
    expect(Buffer.from(first).equals(await print(id))).toBe(true);
  }, 60_000);

  test("401; 403 for technicians, who see no prices; 404", async () => {
    const { id } = await aReservation();
    expect((await ask(id)).status).toBe(401);
    expect((await askAs("TECNICO", id)).status).toBe(403);
    expect((await askAs("ADMINISTRATIVO", 123_456)).status).toBe(404);
    const gone = await aReservation({ isDeleted: true });
    expect((await askAs("ADMINISTRATIVO", gone.id)).status).toBe(404);
  });
});
