import { type ChangeTerms, changedValues } from "./changed-values";

/** A form's values without what only its screen remembers. */
export const withoutMemory = <Values extends object, Memory extends object>(
  values: Values,
  remembered: Readonly<Record<keyof Memory, true>>,
) =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => !Object.hasOwn(remembered, key)),
  ) as Omit<Values, keyof Memory>;

interface SendTerms<Sent> extends Pick<ChangeTerms<Sent>, "together"> {
  /** What names a known record. */
  record: keyof Sent;
}

/** What a form sends: all of a new record, and of a known one what differs from what the form began with. */
export const sending =
  <Values extends object, Sent extends object>(
    fieldsOf: (values: Values) => Sent,
    { record, together = [] }: SendTerms<NoInfer<Sent>>,
  ) =>
  (typed: Values, first: Values): Partial<Sent> => {
    const fields = fieldsOf(typed);
    return fields[record]
      ? changedValues<Sent>(fieldsOf(first), fields, { always: [record], together })
      : fields;
  };
