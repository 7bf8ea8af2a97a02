import postgres, { type Sql, type TransactionSql } from "postgres";

export const connect = (url: string): Sql =>
  postgres(url, { max: 1, onnotice: () => undefined, max_lifetime: null, idle_timeout: 0 });

const limits = [
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
  "transaction_timeout",
];

/** Lifts the time limits that the role may have. */
export const liftTimeLimits = (sql: TransactionSql) =>
  sql`select set_config(name, '0', true) from pg_settings where name in ${sql(limits)}`;
