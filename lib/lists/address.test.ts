import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ListQuery,
  pageSizes,
  parseListQuery,
  type SearchParams,
  toSearchParams,
} from "./address";
import { dayFilter, idFilter, manyOf, oneOf, yesNo } from "./filter-readers";

const spec = {
  sortable: ["name", "createdAt"] as const,
  filters: {
    status: oneOf(["OPEN", "CLOSED"]),
    type: manyOf(["A", "B", "C"]),
    active: yesNo(),
    start_from: dayFilter(),
    partner: idFilter(),
  },
};

const defaults = { search: "", page: 1, pageSize: 25, sort: null, filters: {} };

const asParams = (query: ListQuery): SearchParams => {
  const params = toSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
};

describe("parseListQuery", () => {
  it("has defaults", () => expect(parseListQuery({}, spec)).toEqual(defaults));

  it("reads every part", () =>
    expect(
      parseListQuery(
        {
          search: "  campo ",
          page: "3",
          size: "50",
          sort: "-name",
          status: "OPEN",
          type: ["A", "C"],
          active: "false",
          start_from: "2026-02-28",
          partner: "7",
        },
        spec,
      ),
    ).toEqual({
      search: "campo",
      page: 3,
      pageSize: 50,
      sort: { field: "name", direction: "desc" },
      filters: {
        status: "OPEN",
        type: ["A", "C"],
        active: false,
        start_from: "2026-02-28",
        partner: 7,
      },
    }));

  it.each([
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "1e99"],
    ["page", ""],
    ["page", ["x", "2"]],
    ["size", "7"],
    ["size", "Infinity"],
    ["sort", "password"],
    ["sort", "--name"],
    ["sort", "__proto__"],
    ["status", "DROP TABLE"],
    ["type", "Z"],
    ["active", "yes"],
    ["active", ["true", "false"]],
    ["start_from", ["2026-02-28", "2026-03-01"]],
    ["partner", ["7", "8"]],
    ["start_from", "2026-02-30"],
    ["partner", "2147483648"],
    ["partner", "0"],
    ["unknown", "1"],
  ])("falls back when %s is %j", (key, value) =>
    expect(parseListQuery({ [key]: value }, spec)).toEqual(defaults),
  );

  it("keeps the words of a filter in the order of the address", () =>
    expect(parseListQuery({ type: ["C", "Z", "A"] }, spec).filters).toEqual({ type: ["C", "A"] }));

  it("cleans and bounds the search", () => {
    expect(parseListQuery({ search: "a\u0000b\n" }, spec).search).toBe("a b");
    expect(parseListQuery({ search: "x".repeat(100_000) }, spec).search).toHaveLength(200);
  });

  it("never throws and stays in bounds", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("NaN", "1e400"),
    );
    const value = fc.option(fc.oneof(text, fc.array(text)), { nil: undefined });
    const key = fc.oneof(
      fc.constantFrom("search", "page", "size", "sort", ...Object.keys(spec.filters)),
      text,
    );
    fc.assert(
      fc.property(fc.dictionary(key, value), (params) => {
        const query = parseListQuery(params, spec);
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(pageSizes).toContain(query.pageSize);
      }),
    );
  });
});

describe("toSearchParams", () => {
  it("leaves defaults out", () =>
    expect(toSearchParams(parseListQuery({}, spec)).toString()).toBe(""));

  it("comes back as it went", () => {
    const query: ListQuery = {
      search: "ñandú & co",
      page: 2,
      pageSize: 100,
      sort: { field: "createdAt", direction: "asc" },
      filters: { type: ["A", "B"], active: true, partner: 12 },
    };
    expect(parseListQuery(asParams(query), spec)).toEqual(query);
  });
});
