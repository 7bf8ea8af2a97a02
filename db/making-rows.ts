import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { type AlwaysThere, type GivenColumn, rowMaker } from "./row-maker";

type Prepared = {
  fields?: readonly GivenColumn[];
  joinsNotNullableMap?: AlwaysThere;
  customResultMapper?: ((rows: unknown[][]) => unknown[]) | undefined;
};

type Speaking = {
  _: { session: { prepareQuery: (...given: never[]) => Prepared } };
  transaction: (work: (inner: Speaking) => Promise<unknown>, ...mode: never[]) => Promise<unknown>;
};

function rowsMade(query: Prepared): Prepared {
  const { fields } = query;
  if (fields && !query.customResultMapper)
    query.customResultMapper = (rows) =>
      rows.length > 0 ? rows.map(rowMaker(fields, query.joinsNotNullableMap)) : [];
  return query;
}

function speaking<D extends Speaking>(db: D): D {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...given) => rowsMade(prepareQuery(...given));
  const transaction = db.transaction.bind(db);
  db.transaction = (work, ...mode) => transaction((inner) => work(speaking(inner)), ...mode);
  return db;
}

/** Its statements, those inside transactions too, have their rows made by {@link rowMaker}. */
export const makingRows = <S extends Record<string, unknown>>(
  db: PostgresJsDatabase<S>,
): PostgresJsDatabase<S> => {
  speaking(db as never);
  return db;
};
