import { expect, test } from "vitest";
import { worksheetStatuses } from "@/db/values";
import { canClose, closureAlertsOf, type WorksheetFacts } from "./alerts";
import { closureMessage, showAlert } from "./labels";

const sheet = (given: Partial<WorksheetFacts> = {}): WorksheetFacts => ({
  id: 4,
  seriesCode: "FAE-PS-2026-0004",
  status: "LIQUIDATED",
  isClosed: false,
  ...given,
});
const nothing = { worksheets: [], equipment: [], serviceCount: 0 };
const gradesOf = (worksheets: WorksheetFacts[]) =>
  closureAlertsOf({ ...nothing, worksheets }).map(({ type, about }) => `${type} ${about}`);

test.each(
  worksheetStatuses.flatMap((status) => [
    [status, false],
    [status, true],
  ]) as [WorksheetFacts["status"], boolean][],
)("a sheet %s, closed %s", (status, isClosed) => {
  const grades = gradesOf([sheet({ status, isClosed })]);
  expect(grades.includes("error worksheet")).toBe(status === "IN_PROGRESS");
  expect(grades.includes("warning worksheet")).toBe(!isClosed && status !== "CANCELLED");
  expect(grades.includes("info ready")).toBe(status !== "IN_PROGRESS");
});

test("only errors forbid the closure", () => {
  const open = closureAlertsOf({ ...nothing, worksheets: [sheet()] });
  expect(canClose(open)).toBe(true);
  expect(closureMessage(open)).toBe("El proyecto se puede cerrar.");
  const blocked = closureAlertsOf({ ...nothing, worksheets: [sheet({ status: "IN_PROGRESS" })] });
  expect(canClose(blocked)).toBe(false);
  expect(closureMessage(blocked)).toContain("hay 1 planilla EN EJECUCIÓN");
});

test("says what is released and retired", () => {
  const equipment = [
    { code: "EQ-1", name: "Lavamanos" },
    { code: "EQ-2", name: "Tanque" },
  ];
  const messages = closureAlertsOf({ worksheets: [], equipment, serviceCount: 3 }).map(
    (alert) => showAlert(alert, 9).message,
  );
  expect(messages).toEqual([
    "Se liberarán 2 equipos: EQ-1 Lavamanos, EQ-2 Tanque.",
    "Se retirarán 3 servicios activos.",
    "No hay impedimentos: el proyecto está listo para cerrarse.",
  ]);
});

test("an error names the sheet and leads to it", () => {
  const [error] = closureAlertsOf({ ...nothing, worksheets: [sheet({ status: "IN_PROGRESS" })] });
  expect(error && showAlert(error, 9)).toEqual({
    type: "error",
    message:
      "La planilla 4 (FAE-PS-2026-0004) está EN EJECUCIÓN. Liquídela o cancélela antes de cerrar el proyecto.",
    link: "/projects/9/work-sheets/4",
    linkText: "Ver planilla FAE-PS-2026-0004",
  });
});
