import type * as z from "zod";
import type { Context } from "../kernel/context";
import { type FieldErrors, Invalid } from "../kernel/errors";
import type { Sort } from "../lists/address";
import type { DeclaredFilter } from "../lists/declared-filters";
import { reportParams } from "./as-declared";
import type { ReportAskedFor } from "./input";
import type { Report } from "./report";
import type { ReportAsked } from "./report-sql";
import { reportSpan } from "./span";

type Raw = z.output<typeof ReportAskedFor>;

const isGiven = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Undefined where it cannot be read, or only in part. */
function readFilter({ kind, read }: DeclaredFilter, text: string) {
  if (kind !== "multi") return read(text);
  const words = text.split(",");
  const known = read(words);
  return Array.isArray(known) && known.length === new Set(words).size ? known : undefined;
}

function readFilters({ filters }: Report, raw: Raw) {
  const values: ReportAsked["filters"] = {};
  const faults: FieldErrors = {};
  const named = Object.entries(filters).filter(([, { kind }]) => kind !== "dates");
  for (const [key, filter] of named) {
    const name = reportParams[key] ?? key;
    const given = raw[name];
    if (!isGiven(given)) continue;
    const value = readFilter(filter, given) ?? undefined;
    if (value === undefined) faults[name] = ["No es un valor admitido."];
    else values[key] = value;
  }
  return { values, faults };
}

function readSort({ columns }: Report, text: string | undefined): Sort | null {
  if (!text) return null;
  const field = text.replace(/^-/, "");
  if (Object.hasOwn(columns, field))
    return { field, direction: text.startsWith("-") ? "desc" : "asc" };
  throw new Invalid("El reporte no tiene esa columna.", {
    sort: ["No es una columna del reporte."],
  });
}

function assertInOrder({ period_from: from, period_to: to }: Raw) {
  if (from && to && from > to)
    throw new Invalid("El período termina antes de empezar.", {
      period_to: ["Debe ser igual o posterior al inicio."],
    });
}

/** As a client asks; 400 for what the report does not take. */
export function readAsked(ctx: Context, report: Report, raw: Raw): ReportAsked {
  assertInOrder(raw);
  const { values, faults } = readFilters(report, raw);
  if (Object.keys(faults).length > 0) throw new Invalid("Revise los filtros.", faults);
  const { period_from, period_to } = raw;
  return {
    search: raw.search,
    sort: readSort(report, raw.sort),
    filters: values,
    span: reportSpan({ period_from, period_to }, ctx.today),
  };
}
