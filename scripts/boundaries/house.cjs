/** From the ground up: a room uses only rooms on lower floors, never neighbours. */
const floors = [
  ["values"],
  ["kernel", "lists", "print", "records", "wire"],
  [
    "access",
    "jobs",
    "links",
    "operations",
    "papers",
    "partners",
    "pdf",
    "placement",
    "rates",
    "saved-views",
    "states",
    "storage",
  ],
  ["attempts", "installation", "mail", "projects", "search", "unit-claims"],
  ["one-time-codes"],
  ["auth", "settings"],
  [
    "api-reference",
    "billing",
    "equipment",
    "notifications",
    "password-links",
    "second-factor",
    "staff",
    "vehicles",
  ],
  ["alerts", "assignments", "calendar", "compliance", "users"],
  ["availability", "custody", "maintenance", "prices", "schedule", "shipping", "write-offs"],
  ["dispatch", "exports", "forecast", "home", "project-templates", "reservations", "worksheets"],
  ["closure", "digest", "files", "overview", "printed"],
  ["archive", "backup", "http", "pending", "privacy", "reports", "scans"],
  ["history", "merges", "next", "report-schedules", "service-state"],
  ["sample", "worker"],
];

/** What each room is for; `npm run rooms:doc` writes it into `docs/architecture.md`. */
const purposes = {
  values: "Days, months, hours, money, numbers and texts as values, without a database.",
  kernel:
    "What every verb stands on: the context, errors, settings of the process, locks, numbers, secrets.",
  lists: "How a list is declared, asked by its address, filtered, ordered and paged.",
  print:
    "The kit that sets printed pages: text, tables, pictures, letterhead and signatures in a PDF.",
  records: "The kinds of fields a record can have, and how a form and a screen show their values.",
  wire: "How values are read from requests and written into answers of the API.",
  access: "The register of who came in, who tried to, and what changed of who may.",
  jobs: "What is done later: put into a queue in the transaction of its cause, worked, retried, seen.",
  links: "Addresses of pages, files and reads, each written once.",
  operations:
    "What can be done: who may, whether it writes, what it is called in the API reference.",
  papers: "What kinds of papers run out, when, and how near that is.",
  partners: "The clients that projects are worked for.",
  pdf: "Checks, counts, splits, reads and joins files of strangers in processes beside the server.",
  placement: "Where a unit is: free, promised, rented or retired; who has it on a day.",
  rates: "What an assignment costs on a day.",
  states: "The words for the state of each record, and what may follow which.",
  storage: "Bytes of files, in a folder or in a bucket.",
  attempts: "Counts failed sign-ins, and each user's costly calls; refuses more for a while.",
  installation:
    "A database and its store know each other: the mark, the pair, and what is wrong with them.",
  mail: "Mails that the service writes: kept, sent by a job, shown, sent again, forgotten.",
  projects: "Projects: opened, changed, locked by whoever adds to them.",
  search: "One question over all records, and earlier values of a field to choose from.",
  "unit-claims": "Who holds a unit on which days, firmly or not, as the database keeps it.",
  "one-time-codes":
    "The codes of a second factor, of an authenticator or for recovery, taken once.",
  auth: "Who is there: passwords, sessions, tokens, and what a role may do.",
  settings:
    "What the company sets: its name, logo, limits, days of warning, and the blocks that it works in.",
  "api-reference": "The reference of the API as the product shows it.",
  billing: "What can be billed of a project, and the lines of work sheets that follow it.",
  equipment: "Units and services of the inventory, their checklists and their data sheets.",
  notifications: "What concerns somebody: told once, in the bell or by mail, read, forgotten.",
  "password-links": "A new password for who forgot his, by a link in a mail.",
  "second-factor": "Turning a user's second factor on and off, and resetting it.",
  staff: "Technicians, with their passes and vaccines.",
  vehicles: "Vehicles, with their passes and certifications.",
  alerts: "Papers that have run out or soon will, over all technicians and vehicles.",
  assignments: "Units and services at a project: assigned, changed, released, brought back.",
  calendar: "Events of the calendar: planned, moved, ticked off.",
  compliance:
    "Whether technicians, vehicles and units have what a job asks for; rules, overrides, the gate.",
  shipping: "Shipping guides and what they carry.",
  users: "Users of the product and their profiles.",
  availability:
    "Which units can be had on which days, what stands in the way, and days on which a unit is out of use.",
  custody: "Custody chains: what waste was taken from where, by whom and how much.",
  maintenance: "Maintenance sheets: what was done on a unit, and what it cost.",
  prices: "What is asked for a day, a visit or a transport, of a client or of everybody.",
  schedule: "Visits that services call for, beside the events of the calendar, day by day.",
  "write-offs": "Days of an assignment that nobody will be charged for.",
  dispatch: "Routes of the day: who goes to which visits and events, in which order.",
  exports: "Writes the rows of a list as CSV or XLSX in a thread.",
  forecast: "What of the plan will break for want of papers, and who could go instead.",
  home: "The first screen: today, the fleet, what ends, what is to be billed.",
  "project-templates":
    "What a project begins with, kept by name: units by type, and services on their terms.",
  reservations: "Units promised to a client: drafted, held, confirmed, turned into assignments.",
  worksheets: "Work sheets: opened, corrected by hand, liquidated, invoiced, reopened.",
  closure: "Whether a project may be closed, why not, and closing it.",
  digest: "A mail each morning, to who wants it, with what needs a person.",
  files:
    "Files in the fields of records: taken, replaced, protected, thrown away, restored, swept.",
  overview: "All of a client, project, sheet or chain in one answer, with costs and units on site.",
  printed: "Each printed document: what it reads, and how it is drawn.",
  archive: "The tree of all documents, by project, unit, technician and vehicle.",
  backup: "Writes the whole installation into one file, and restores it.",
  http: "From a request to an answer: routes are declared, read, allowed, run, and errors become statuses.",
  pending: "What of a project is left to do before its work can be charged or ended.",
  privacy: "What is held of a person: shown, exported, erased.",
  reports:
    "What managers ask of all records: each report declared once, read, summed, drawn, exported.",
  "report-schedules": "Reports that go by mail to who asked for them, at their day and hour.",
  "saved-views":
    "How people like to see lists and reports: kept by name, shared or not, and their columns and rows.",
  scans:
    "Signed custody sheets scanned together: read page by page, arranged, saved to their chains.",
  history: "The change log, in words that people read.",
  merges: "Dossiers: stored files and printed documents of a record joined into one PDF.",
  next: "What Next.js brings in: pages, server actions, exports, sign-in of other providers.",
  "service-state": "Whether all that the service stands on is well, in words and with what to do.",
  sample: "What came with the demonstration: told, and removed in one act.",
  worker: "What the server does by itself as time passes.",
};

/**
 * `lib/<name>` writes `db/schema/<name>.ts`; these write it, too. Billing keeps work sheets and their lines as one
 * ledger; a unit's row says what it is and, in other columns, where it is; a promise is kept or yields as units are
 * assigned.
 */
const coOwners = {
  "second-factor": ["one-time-codes"],
  equipment: ["placement"],
  reservations: ["unit-claims"],
  users: ["password-links", "second-factor"],
  worksheets: ["billing"],
};

/** May write tables that are not named in the text: numbers are stamped on any record, a person or the sample is erased from all. */
const writesAnyTable = ["lib/kernel/series.ts", "lib/privacy/", "lib/sample/"];

/** Rules that also run in a browser, so they may import nothing of the server. */
const pureRules = {
  alerts: ["alerts", "expiry-words", "outlook-columns", "standing-of"],
  "api-reference": ["example"],
  archive: ["pack-models"],
  assignments: ["admission", "frequency", "occurrences"],
  auth: ["device", "operations", "password-rules", "permissions", "roles", "token-scope"],
  availability: ["board-views"],
  billing: ["claims", "days", "line-kind", "shown-double-charges", "totals"],
  compliance: [
    "compliance",
    "coverage",
    "gate",
    "matrix",
    "matrix-row",
    "override-days",
    "rule",
    "rule-faults",
    "rules-there",
    "templates",
    "vaccine-due",
    "verdict",
  ],
  closure: ["alerts"],
  custody: ["signatures", "volume", "volume-doubt", "volume-text"],
  dispatch: ["load", "names", "planning-views", "stop-key"],
  equipment: ["checklist", "condition", "datasheet", "label-sizes", "maintenance-code"],
  files: ["accepted", "attachable", "content", "protection", "received-file", "slot"],
  history: ["action", "code-words", "field-labels", "item-words", "record-address", "wording"],
  home: ["months", "views"],
  kernel: ["errors", "rule-codes"],
  links: ["file-pages", "pages", "reads", "reservation-pages"],
  lists: ["address", "declared", "declared-filters", "filter-readers", "page"],
  maintenance: ["cost", "fault", "rent-words", "signatures"],
  notifications: ["kind-labels", "kinds"],
  operations: [
    "access",
    "billing",
    "compliance",
    "dispatch",
    "equipment",
    "fieldwork",
    "files",
    "operation",
    "operations",
    "projects",
    "reports",
    "reservations",
    "staff",
    "vehicles",
  ],
  pending: ["kinds"],
  placement: ["assignment-kind", "availability"],
  prices: ["price-on"],
  projects: ["assert-open", "cardinal-point"],
  reports: [
    "as-declared",
    "change-between",
    "gathered-label",
    "grid-words",
    "groups",
    "pivot-cells",
    "report",
    "shown-value",
  ],
  rates: ["rates"],
  reservations: ["summary"],
  sample: ["word"],
  scans: ["page-moves", "page-order", "page-state", "tray"],
  schedule: ["entry-types", "window"],
  search: ["hit", "used-fields"],
  staff: ["vaccine-schemes"],
  settings: ["block-named"],
  "service-state": ["finding"],
  shipping: ["costs", "signatures"],
  worksheets: ["period"],
  wire: ["json-text", "required-message"],
};

/** What `components` may import from `db` and `lib` besides types: values, and these kinds of files. */
const forBrowsers = [
  "db/values/",
  "lib/(papers|records|states|values)/",
  "lib/[^/]+/(fields|[a-z]+-fields|input|[a-z]+-input|labels|list|list-columns|[a-z]+-list|papers|state)\\.ts$",
  ...Object.entries(pureRules).map(([room, rules]) => `lib/${room}/(${rules.join("|")})\\.ts$`),
];

module.exports = { floors, purposes, pureRules, coOwners, writesAnyTable, forBrowsers };
