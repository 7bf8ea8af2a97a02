import { expect, test } from "vitest";
import { historyLabels, type RecordFields } from "./field";
import { formValues } from "./form-values";
import { shownFields } from "./shown";

const fields = {
  code: { name: "code_no", label: "Código", kind: "code" },
  kind: {
    name: "kind",
    label: "Clase",
    historyLabel: "Clase de cosa",
    kind: "choice",
    choices: { A: "Alta" },
  },
  since: { name: "since", label: "Desde", kind: "day" },
  holds: { name: "gallons", label: "Capacidad", kind: "gallons" },
  year: { name: "year", label: "Año", kind: "year" },
  isOn: { name: "is_on", label: "Activo", kind: "flag" },
} as const satisfies RecordFields;

const full = {
  code: "X-1",
  kind: "A",
  since: "2026-05-01",
  holds: "1500.5",
  year: 2020,
  isOn: false,
};
const empty = { code: null, kind: null, since: null, holds: null, year: null, isOn: true };

test("a record's values are shown in words, and nothing where there is none", () => {
  const shown = (record: typeof full | typeof empty) =>
    shownFields(fields, record).map(({ label, value }) => [label, value]);
  expect(shown(full)).toEqual([
    ["Código", "X-1"],
    ["Clase", "Alta"],
    ["Desde", "01/05/2026"],
    ["Capacidad", "1.500,50 gal"],
    ["Año", "2020"],
    ["Activo", "No"],
  ]);
  expect(
    shown(empty)
      .slice(0, 5)
      .map(([, value]) => value),
  ).toEqual([null, null, null, null, null]);
});

test("a form begins with empty texts, and with null for a blank number", () => {
  expect(formValues(fields, empty)).toEqual({
    code_no: "",
    kind: "",
    since: "",
    gallons: null,
    year: null,
    is_on: true,
  });
});

test("the history's word for a field goes before the label", () => {
  expect(historyLabels(fields)).toMatchObject({ code_no: "Código", kind: "Clase de cosa" });
});
