import assert from "node:assert/strict";
import postgres from "postgres";

/** Row counts and contents of every table, and its constraints. @param {string} url */
export async function digestsOf(url) {
  const database = postgres(url, { max: 1 });
  try {
    const tables = await database`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`;
    assert.ok(tables.length > 0);
    /** @type {Record<string, string>} */
    const rows = {};
    for (const { name } of tables) {
      const [row] = await database`
        select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest
        from ${database(name)} t`;
      rows[name] = `${row?.rows} ${row?.digest}`;
    }
    const rules = await database`
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`;
    return { rows, rules: rules.map(({ rule }) => rule) };
  } finally {
    await database.end();
  }
}
