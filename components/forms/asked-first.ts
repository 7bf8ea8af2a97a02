import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import { doubtIn } from "@/lib/values/number-text";

type Found = { path: string; text: string };

function doubtsIn(value: unknown, path: string): Found[] {
  const doubt = doubtIn(value);
  if (doubt) return [{ path, text: doubt.text }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    doubtsIn(inner, path ? `${path}.${key}` : key),
  );
}

/** A number that can be read two ways shows this instead of the schema's message. */
export const askedFirst =
  <Values extends FieldValues>(
    resolver: Resolver<Values, unknown, Values>,
  ): Resolver<Values, unknown, Values> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const doubts = doubtsIn(values, "");
    if (doubts.length === 0) return result;
    const errors = result.errors as FieldErrors<Values>;
    for (const { path, text } of doubts)
      set(errors, path, { type: "doubt", message: `Elija cómo se lee ${text}.` });
    return { values: {}, errors };
  };
