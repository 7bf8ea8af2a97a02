const { existsSync, readdirSync } = require("node:fs");
const { floors, forBrowsers } = require("./scripts/boundaries/house.cjs");

const homeless = (existsSync("lib") ? readdirSync("lib") : []).filter(
  (room) => !floors.flat().includes(room),
);
if (homeless.length > 0)
  throw new Error(`scripts/boundaries/house.cjs gives no floor to lib/${homeless.join(", lib/")}`);

const inLib = (names) => `^lib/(${names.join("|")})/`;
const tests = "\\.test\\.tsx?$|^lib/http/testing\\.ts$";
const browserFiles = `^(${forBrowsers.join("|")})`;
/** They bring zod: a browser fetches them once a form is touched. */
const schemas = "^lib/[^/]+/[a-z-]*input\\.ts$|^components/[a-z]+/(?!use-)[a-z-]*schema\\.ts$";

const staircase = floors.map((floor, level) => ({
  name: `floor-${level}-looks-down`,
  severity: "error",
  from: { path: inLib(floor), pathNot: tests },
  to: { path: inLib(floors.slice(level).flat()), pathNot: "^lib/$1/" },
}));

const forbid = (name, from, to, extra = {}) => ({
  name,
  severity: "error",
  from: { pathNot: tests, ...from },
  to: { ...to, ...extra },
});

const typesApart = { dependencyTypesNot: ["type-only"] };

module.exports = {
  forbidden: [
    ...staircase,
    forbid("no-cycles", {}, { circular: true }),
    forbid(
      "app-knows-no-sql",
      { path: "^app/" },
      { path: "^db/(?!values)|^node_modules/(drizzle-orm|postgres)/" },
    ),
    forbid(
      "api-is-plain-http",
      { path: "^app/api/", pathNot: `${tests}|^app/api/auth/` },
      { path: "^(components|lib/next)/|^node_modules/(next|react)/" },
    ),
    forbid(
      "screens-speak-no-json",
      { path: "^app/", pathNot: `${tests}|^app/(api|accounts)/` },
      { path: "^lib/[^/]+/[a-z-]*json\\.ts$|^lib/http/endpoint" },
    ),
    forbid(
      "components-run-in-browsers",
      { path: "^components/" },
      { path: "^(db|lib)/", pathNot: browserFiles },
      typesApart,
    ),
    forbid(
      "what-browsers-run-is-closed",
      { path: browserFiles },
      {
        path: "^(db|lib)/|^node_modules/(drizzle-orm|postgres|next)/|^node:",
        pathNot: browserFiles,
      },
      typesApart,
    ),
    forbid(
      "schemas-come-late",
      { path: `^components/|${browserFiles}`, pathNot: `${tests}|input\\.ts$|-schema\\.ts$` },
      { path: schemas },
      { dependencyTypesNot: ["type-only", "dynamic-import"] },
    ),
    forbid(
      "acts-change-something",
      { path: "^app/.*/actions\\.ts$" },
      { path: "^lib/[^/]+/(find|get|list|preview|review)-", pathNot: "-input\\.ts$" },
      typesApart,
    ),
    forbid("components-know-no-pages", { path: "^components/" }, { path: "^app/" }),
    forbid(
      "lib-knows-no-next",
      { path: "^lib/", pathNot: `${tests}|^lib/next/` },
      { path: "^node_modules/(next|react|next-auth)/" },
    ),
    forbid(
      "the-server-draws-nothing",
      { path: "^(app|lib)/", pathNot: `${tests}|^lib/(printed|print)/` },
      { path: "^lib/(print/(?!qr)|printed/drawings)" },
      typesApart,
    ),
    forbid("lib-knows-no-doors", { path: "^lib/" }, { path: "^(app|components)/" }),
    forbid(
      "domains-know-no-http",
      { path: "^lib/(?!http|next|worker)[^/]+/" },
      { path: "^lib/(http|next)/" },
    ),
    forbid("db-knows-nobody", { path: "^db/" }, { path: "^(lib|app|components)/" }),
    forbid(
      "not-to-dev",
      { path: "^(app|components|lib|db/(?!testing))" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
