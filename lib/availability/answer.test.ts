import { expect, test } from "vitest";
import { answerOf } from "./answer";

const span = { from: "2026-12-03", to: "2026-12-20" };
const asked = (quantity: number, free: number, firstBack: string | null = null) =>
  answerOf({ span, quantity, counts: { free, almost: 0, busy: 0 }, firstBack });

test("enough are free, whatever comes back", () => {
  expect(asked(3, 7, "2026-12-05")).toEqual({
    fits: true,
    title: "Hay 7 equipos libres para los 3 que pide.",
    details: ["Del 03/12/2026 al 20/12/2026, el día en que vuelven."],
  });
  expect(asked(1, 1).title).toBe("Hay 1 equipo libre.");
});

test("too few are free: how many lack, and when the first comes back", () => {
  const short = asked(3, 1, "2026-12-05");
  expect(short.fits).toBe(false);
  expect(short.title).toBe("Faltan 2: hay 1 equipo libre de los 3 que pide.");
  expect(short.details.at(-1)).toBe("El primero vuelve el 05/12/2026.");
  expect(asked(1, 0).title).toBe("Falta 1: no hay ninguno libre.");
  expect(asked(1, 0).details).toHaveLength(1);
});

test("days without an end are said so", () => {
  const { details } = answerOf({
    span: { from: "2026-12-03", to: null },
    quantity: 1,
    counts: { free: 1, almost: 0, busy: 0 },
    firstBack: null,
  });
  expect(details).toEqual(["Desde el 03/12/2026, sin fecha de retorno."]);
});
