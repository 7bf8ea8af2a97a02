/** From the ground up: a room uses only rooms on lower floors, never neighbours. */
const floors = [
  ["values"],
  ["kernel", "lists", "print", "records", "wire"],
  ["access", "links", "operations", "papers", "partners", "pdf", "placement", "states", "storage"],
  ["attempts", "installation", "projects", "search"],
  ["one-time-codes"],
  ["auth", "settings"],
  ["api-reference", "billing", "equipment", "second-factor", "staff", "vehicles"],
  ["alerts", "assignments", "calendar", "compliance", "shipping", "users"],
  ["custody", "maintenance", "schedule", "write-offs"],
  ["exports", "home", "worksheets"],
  ["closure", "files", "overview", "printed"],
  ["archive", "backup", "http", "pending", "privacy", "scans"],
  ["history", "merges", "next"],
  ["worker"],
];

/**
 * `lib/<name>` writes `db/schema/<name>.ts`; these write it, too. Billing keeps work sheets and their lines as one
 * ledger; a unit's row says what it is and, in other columns, where it is.
 */
const coOwners = {
  "second-factor": ["one-time-codes"],
  equipment: ["placement"],
  users: ["second-factor"],
  worksheets: ["billing"],
};

/** May write tables that are not named in the text: numbers are stamped on any record, a person is erased from all. */
const writesAnyTable = ["lib/kernel/give-number.ts", "lib/privacy/"];

/** Rules that also run in a browser, so they may import nothing of the server. */
const pureRules = {
  alerts: ["alerts", "expiry-words", "outlook-columns", "standing-of"],
  "api-reference": ["example"],
  assignments: ["admission", "frequency", "occurrences"],
  auth: ["device", "operations", "password-rules", "permissions", "roles", "token-scope"],
  billing: ["claims", "days", "line-kind", "shown-double-charges", "totals"],
  compliance: ["compliance", "coverage", "matrix", "matrix-row", "verdict"],
  closure: ["alerts"],
  custody: ["signatures", "volume", "volume-doubt", "volume-text"],
  equipment: ["checklist", "condition", "datasheet", "maintenance-code"],
  files: ["accepted", "attachable", "content", "protection", "received-file", "slot"],
  history: ["action", "code-words", "field-labels", "record-address", "wording"],
  home: ["months"],
  kernel: ["errors", "rule-codes"],
  links: ["pages", "reads"],
  lists: ["address", "declared", "declared-filters", "filter-readers", "page"],
  maintenance: ["cost", "fault", "rent-words", "signatures"],
  operations: [
    "access",
    "billing",
    "equipment",
    "fieldwork",
    "files",
    "fleet",
    "operation",
    "operations",
    "projects",
  ],
  pending: ["kinds"],
  placement: ["assignment-kind", "availability"],
  projects: ["assert-open", "cardinal-point"],
  scans: ["page-moves", "page-order", "page-state", "tray"],
  schedule: ["entry-types", "window"],
  search: ["hit", "used-fields"],
  settings: ["block-named"],
  shipping: ["costs", "signatures"],
  worksheets: ["period"],
};

/** What `components` may import from `db` and `lib` besides types: values, and these kinds of files. */
const forBrowsers = [
  "db/values/",
  "lib/(papers|records|states|values)/",
  "lib/[^/]+/(fields|[a-z]+-fields|input|[a-z]+-input|labels|list|list-columns|[a-z]+-list|papers|state)\\.ts$",
  ...Object.entries(pureRules).map(([room, rules]) => `lib/${room}/(${rules.join("|")})\\.ts$`),
];

module.exports = { floors, pureRules, coOwners, writesAnyTable, forBrowsers };
