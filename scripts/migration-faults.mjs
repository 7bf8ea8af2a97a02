/** What the version before still reads or writes, or what stops everybody meanwhile. @type {[RegExp, string][]} */
const destructive = [
  [/\bdrop\s+table\b/i, "drops a table"],
  [/\bdrop\s+column\b/i, "drops a column"],
  [/\balter\s+table\b[^;]*\brename\b/i, "renames"],
  [/\bset\s+data\s+type\b|\balter\s+column\s+"?\w+"?\s+type\b/i, "changes the type of a column"],
  [/\balter\s+column\s+"?\w+"?\s+set\s+not\s+null\b/i, "demands a value of a column"],
  [
    /\badd\s+column\s+(?:(?!\bdefault\b|\bgenerated\b)[^;,])*\bnot\s+null\b(?![^;,]*\b(?:default|generated)\b)/i,
    "adds a column that demands a value and has no default",
  ],
];

const createdTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const createdIndex =
  /\bcreate\s+(?:unique\s+)?index\s+(concurrently\s+)?(?:if\s+not\s+exists\s+)?"?\w+"?\s+on\s+(?:only\s+)?"?(\w+)"?/gi;

/** Neither comments nor bodies of functions, nor texts. @param {string} text */
const statementsOf = (text) =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "$$")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--[^\n]*/g, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter(Boolean);

/** @param {string} text @param {string} word */
const says = (text, word) => new RegExp(`^-- ${word}: \\S+`, "m").test(text);

/** @param {string[]} statements @param {Set<string>} made */
function indexFaults(statements, made) {
  const indexes = statements.flatMap((statement) => [...statement.matchAll(createdIndex)]);
  const concurrent = indexes.filter(([, concurrently]) => concurrently);
  if (concurrent.length > 0 && concurrent.length < statements.length)
    return [
      "builds an index concurrently beside something else, which needs a migration of its own",
    ];
  return indexes
    .filter(([, concurrently, table = ""]) => !concurrently && !made.has(table))
    .map(([, , table]) => `stops the writers of ${table} while it builds an index`);
}

/**
 * What in a migration the version before would not bear. A line `-- contract: why` says that no version in use needs what
 * goes; `-- small: why` that an index is built at once.
 * @param {string} text
 */
export function faultsOf(text) {
  const statements = statementsOf(text);
  const made = new Set([...text.matchAll(createdTable)].map(([, table = ""]) => table));
  const ofNew = (/** @type {string} */ statement) =>
    [...made].some((table) => new RegExp(`\\btable\\s+"?${table}"?\\b`, "i").test(statement));
  const changing = statements.filter((statement) => !ofNew(statement));
  const gone = destructive
    .filter(([pattern]) => changing.some((statement) => pattern.test(statement)))
    .map(([, fault]) => fault);
  return [
    ...(says(text, "contract") ? [] : gone),
    ...(says(text, "small") ? [] : indexFaults(statements, made)),
  ];
}
