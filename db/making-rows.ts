import type { Query, SQL } from "drizzle-orm";
import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { type AlwaysThere, type GivenColumn, rowMaker } from "./row-maker";
import {
  type Listing,
  type Selected,
  type Spelling,
  selectionOf,
  spellOut,
} from "./statement-text";

type Prepared = {
  queryString: string;
  fields?: readonly GivenColumn[];
  joinsNotNullableMap?: AlwaysThere;
  customResultMapper?: ((rows: unknown[][]) => unknown[]) | undefined;
};

type Dialect = Omit<Spelling, "paramStartIndex"> & {
  sqlToQuery: (statement: SQL) => Query;
  buildSelection: (fields: Selected, how?: Listing) => SQL;
};

type Speaking = {
  dialect: Dialect;
  _: { session: { prepareQuery: (...given: never[]) => Prepared } };
  transaction: (work: (inner: Speaking) => Promise<unknown>, ...mode: never[]) => Promise<unknown>;
};

function rowsMade(query: Prepared): Prepared {
  const { fields } = query;
  if (fields && !query.customResultMapper)
    query.customResultMapper = (rows) =>
      rows.length > 0
        ? rows.map(rowMaker(fields, query.joinsNotNullableMap, query.queryString))
        : [];
  return query;
}

/** Of this dialect all transactions are, too. */
function spelling(dialect: Dialect) {
  const { casing, escapeName, escapeParam, escapeString, prepareTyping } = dialect;
  const how = { casing, escapeName, escapeParam, escapeString, prepareTyping };
  dialect.sqlToQuery = (statement) => spellOut(statement, how as Spelling);
  const select = dialect.buildSelection.bind(dialect);
  dialect.buildSelection = (fields, listing = {}) => selectionOf(fields, listing, select);
}

function speaking<D extends Speaking>(db: D): D {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...given) => rowsMade(prepareQuery(...given));
  const transaction = db.transaction.bind(db);
  db.transaction = (work, ...mode) => transaction((inner) => work(speaking(inner)), ...mode);
  return db;
}

/** Its statements, those inside transactions too, are spelled out by {@link spellOut}, their rows made by {@link rowMaker}. */
export const makingRows = <S extends Record<string, unknown>>(
  db: PostgresJsDatabase<S>,
): PostgresJsDatabase<S> => {
  const drizzled = db as never;
  spelling((drizzled as Speaking).dialect);
  speaking(drizzled);
  return db;
};
