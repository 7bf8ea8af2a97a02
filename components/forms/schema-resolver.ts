import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";

/** Gives the one that its endpoint and action use; its code is no part of the page. */
export type SchemaSource<Values> = () => Promise<z.ZodType<unknown, Values>>;

const isMissing = (thrown: unknown) => thrown instanceof Error && thrown.name === "ChunkLoadError";

/** Null without signal. */
export async function fetchJudge<Values extends FieldValues>(source: SchemaSource<Values>) {
  try {
    const [{ zodResolver }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      source(),
    ]);
    return zodResolver<Values, unknown, unknown>(schema, undefined, { raw: true });
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw thrown;
  }
}

/** Where the schema did not arrive, what is typed is sent, and the server alone judges it. */
export const schemaResolver =
  <Values extends FieldValues>(source: SchemaSource<Values>): Resolver<Values, unknown, Values> =>
  async (values, context, options) => {
    const judge = await fetchJudge(source);
    return judge ? judge(values, context, options) : { values, errors: {} };
  };
