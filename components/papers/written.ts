/** The values as a form shows them: nothing is an empty field. */
export const written = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]));
