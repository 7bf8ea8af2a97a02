import { expect, test } from "vitest";
import { sending, withoutMemory } from "./sent-values";

type Memory = { label?: string };
type Values = Memory & { id?: number; from: string; until: string; notes: string };

const fieldsOf = (values: Values) => withoutMemory<Values, Memory>(values, { label: true });
const sent = sending(fieldsOf, { record: "id", together: [["from", "until"]] });

const blank: Values = { from: "", until: "", notes: "", label: "Campo" };

test("a new record sends everything but what only the screen remembers", () => {
  expect(sent({ ...blank, from: "2026-05-01" }, blank)).toEqual({
    from: "2026-05-01",
    until: "",
    notes: "",
  });
});

test("a known record sends its name, what differs, and what belongs to that", () => {
  const first = { ...blank, id: 7, from: "2026-05-01", until: "2026-05-03" };
  const typed = { ...first, until: "2026-05-04", label: "Otro" };
  expect(sent(typed, first)).toEqual({ id: 7, from: "2026-05-01", until: "2026-05-04" });
});
