const stable = (value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, stable(inner)]),
      )
    : Array.isArray(value)
      ? value.map(stable)
      : value;

/** The same of equal values, in whatever order their keys came. */
export const stableText = (value: unknown): string => JSON.stringify(stable(value));
