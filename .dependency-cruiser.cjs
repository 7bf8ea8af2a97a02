const floors = [
  ["values"],
  ["kernel", "lists", "wire", "print", "papers"],
  ["access", "links", "partners", "storage", "pdf"],
  ["projects", "installation", "search"],
  ["auth", "second-factor", "settings"],
  ["staff", "vehicles", "api-reference", "users", "billing", "equipment"],
  ["alerts", "shipping", "worksheets", "assignments", "calendar"],
  ["compliance", "custody", "maintenance", "closure", "schedule", "write-offs"],
  ["files", "exports", "home", "printed"],
  ["archive", "backup", "scans", "http", "overview", "pending", "privacy"],
  ["history", "merges", "next"],
  ["worker"],
];

const inLib = (names) => `^lib/(${names.join("|")})/`;
const tests = "\\.test\\.ts$|^lib/http/testing\\.ts$";

const staircase = floors.slice(0, -1).map((floor, level) => ({
  name: `floor-${level}-looks-down`,
  severity: "error",
  from: { path: inLib(floor), pathNot: tests },
  to: { path: inLib(floors.slice(level + 1).flat()) },
}));

const forbid = (name, from, to, extra = {}) => ({
  name,
  severity: "error",
  from: { pathNot: tests, ...from },
  to: { ...to, ...extra },
});

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
      { path: "^lib/[^/]+/json\\.ts$|^lib/http/endpoint" },
    ),
    forbid(
      "components-run-in-browsers",
      { path: "^components/" },
      {
        path: "^(db/(?!values)|lib/(http|next|worker|kernel/(context|env))|lib/[^/]+/(json|queries|(get|find|list|create|update|delete|retire|close|assign|release|remove|sign|set|save)-))",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "lib-knows-no-next",
      { path: "^lib/", pathNot: `${tests}|^lib/next/` },
      { path: "^node_modules/(next|react|next-auth)/" },
    ),
    forbid(
      "the-server-draws-nothing",
      { path: "^(app|lib)/", pathNot: `${tests}|^lib/(printed|print)/` },
      { path: "^lib/(print/(?!qr)|printed/drawings)", dependencyTypesNot: ["type-only"] },
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
