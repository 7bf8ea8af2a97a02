import { type ChangeTerms, changedValues } from "./changed-values";

export const withoutMemory = <Values extends object, Memory extends object>(
  values: Values,
  remembered: Readonly<Record<keyof Memory, true>>,
) =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => !Object.hasOwn(remembered, key)),
  ) as Omit<Values, keyof Memory>;

interface SendTerms<Sent> extends Pick<ChangeTerms<Sent>, "together"> {
  record: keyof Sent;
}

/** All of a new record; of a known one only what differs from the form's start. */
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
