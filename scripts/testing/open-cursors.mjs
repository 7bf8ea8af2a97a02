/**
 * Lists that somebody's transaction is still reading; a transaction of what the product does by itself is none.
 * @param {import("postgres").Sql} sql
 */
export const openCursors = (sql) => sql`
  select query from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    and query ~* '^(declare|fetch) '`;
