import { describe, expect, test } from "vitest";
import { type Finding, worstOf } from "./finding";
import { judgeCopies } from "./judge-copies";
import { judgeDatabase } from "./judge-database";
import { judgeDisk } from "./judge-disk";
import { judgeDrill } from "./judge-drill";
import { judgeFiles } from "./judge-files";
import { judgeQueues } from "./judge-queues";
import { judgeStore } from "./judge-store";

const now = new Date("2026-05-20T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const gigabytes = (count: number) => count * 1_000_000_000;
const told = ({ state, said }: Finding) => [state, said];

test.each([
  [400, 500, "well", "Libres 400,0 GB de 500,0 GB (80 %)"],
  [50, 500, "well", "Libres 50,0 GB de 500,0 GB (10 %)"],
  [14, 100, "strained", "Libres 14,0 GB de 100,0 GB (14 %)"],
  [4, 100, "broken", "Libres 4,0 GB de 100,0 GB (4 %)"],
  [0.9, 2, "broken", "Libres 0,9 GB de 2,0 GB (45 %)"],
])("a disk with %f of %f GB free", (free, size, state, said) => {
  expect(told(judgeDisk({ free: gigabytes(free), size: gigabytes(size) }))).toEqual([state, said]);
});

describe("queues", () => {
  const idle = { waiting: 0, oldest: null, active: 0, retrying: 0, failed: 0 };
  const queue = (given: object) => ({ name: "read-scan" as const, ...idle, ...given });
  test.each([
    [{}, "well", "Ninguna espera de más ni falló"],
    [{ oldest: ago(4) }, "well", "Ninguna espera de más ni falló"],
    [{ failed: 1 }, "strained", "1 tarea fallida"],
    [{ failed: 1_200 }, "strained", "1.200 tareas fallidas"],
    [{ oldest: ago(6) }, "strained", "La más antigua se pidió hace 6 min"],
    [{ oldest: ago(130), failed: 3 }, "broken", "La más antigua se pidió hace 2 h: nadie las hace"],
  ])("of %o", (given, state, said) => {
    const young = queue({ oldest: ago(1) });
    expect(told(judgeQueues([young, queue(given)], now))).toEqual([state, said]);
  });
});

describe("copies", () => {
  const hour = 60;
  const copy = (hours: number, missing = 0) => ({ madeAt: ago(hours * hour), missing });
  test.each([
    [false, null, false, "strained", "Nadie las guarda"],
    [true, null, false, "broken", "Aún no hay ninguna"],
    [true, copy(9), false, "well", "La última se guardó hace 9 h"],
    [
      true,
      copy(9),
      true,
      "strained",
      "La última se guardó hace 9 h, en el mismo disco que los datos",
    ],
    [
      true,
      copy(9, 2),
      false,
      "strained",
      "La última se guardó hace 9 h; al almacén le faltan 2 archivos que los registros nombran",
    ],
    [true, copy(27), false, "strained", "La última se guardó hace 1 d"],
    [true, copy(73), true, "broken", "La última se guardó hace 3 d"],
  ])("%s %o %s", (hasFolder, last, isBesideData, state, said) => {
    expect(told(judgeCopies({ hasFolder, last, isBesideData }, now))).toEqual([state, said]);
  });
});

describe("restore drills", () => {
  const drill = (days: number, given: object = {}) => ({
    copy: "faena-2026-05-17.tar",
    seconds: 41.2,
    rows: 9_000,
    answers: 200,
    found: 0,
    differences: [],
    endedAt: ago(days * 24 * 60),
    ...given,
  });
  const whole = "La copia faena-2026-05-17.tar se restauró completa";
  const changed = { kind: "part" as const, name: "tables/users/0001.csv" };
  const other = { kind: "answer" as const, name: "partners.get 5" };
  test.each([
    [null, "strained", "Aún no se ha restaurado ninguna copia"],
    [drill(3), "well", `${whole} hace 3 d en 42 s, con 200 respuestas iguales`],
    [drill(3, { answers: 0 }), "well", `${whole} hace 3 d en 42 s`],
    [drill(9), "strained", `${whole} hace 9 d en 42 s, con 200 respuestas iguales`],
    [
      drill(9, { found: 1, differences: [changed] }),
      "broken",
      "La copia faena-2026-05-17.tar, restaurada hace 9 d, está dañada en tables/users/0001.csv",
    ],
    [
      drill(1, { found: 3, differences: [other, changed, changed] }),
      "broken",
      "La copia faena-2026-05-17.tar, restaurada hace 1 d, responde otra cosa a partners.get 5 y 2 diferencias más",
    ],
  ])("%o", (last, state, said) => {
    expect(told(judgeDrill(last, now))).toEqual([state, said]);
  });
});

test("a database and a store", () => {
  const answered = { milliseconds: 3.4, version: "18.1", isMigrated: true };
  expect(told(judgeDatabase(answered))).toEqual(["well", "PostgreSQL 18.1 responde en 3 ms"]);
  expect(judgeDatabase({ ...answered, milliseconds: 900 }).state).toBe("strained");
  expect(judgeDatabase({ ...answered, isMigrated: false }).state).toBe("broken");
  expect(judgeStore(true, null).state).toBe("well");
  expect(judgeStore(true, "foreign").state).toBe("strained");
  expect(judgeStore(false, null).state).toBe("broken");
});

test("what is not well says what to do, and the worst is what counts", () => {
  const well = judgeStore(true, null);
  const strained = judgeStore(true, "foreign");
  const broken = judgeStore(false, null);
  expect([well, strained, broken].map(({ advice }) => Boolean(advice))).toEqual([
    false,
    true,
    true,
  ]);
  expect(worstOf([well, broken, strained])).toBe("broken");
  expect(worstOf([well, strained])).toBe("strained");
  expect(worstOf([well])).toBe("well");
});

describe("stored files", () => {
  const damaged = { fileName: "acta.pdf", owner: "CDC 12", damage: "CHANGED" } as const;
  test.each([
    [{ files: 0, checked: 0, damaged: 0, some: [] }, "well", "Aún no hay ninguno"],
    [
      { files: 5_000, checked: 1_234, damaged: 0, some: [] },
      "well",
      "Comprobados 1.234 de 5.000; cada noche se sigue",
    ],
    [
      { files: 7, checked: 7, damaged: 0, some: [] },
      "well",
      "Todos siguen como se subieron; cada mes se vuelven a leer",
    ],
    [
      { files: 7, checked: 7, damaged: 1, some: [damaged] },
      "broken",
      "1 archivo ya no es lo que se subió: «acta.pdf» de CDC 12 (cambió)",
    ],
    [
      {
        files: 7,
        checked: 7,
        damaged: 4,
        some: [damaged, { ...damaged, damage: "MISSING" as const }],
      },
      "broken",
      "4 archivos ya no son lo que se subió: «acta.pdf» de CDC 12 (cambió), «acta.pdf» de CDC 12 (falta) y 2 archivos más",
    ],
  ])("of %o", (given, state, said) => {
    expect(told(judgeFiles(given))).toEqual([state, said]);
  });
});
