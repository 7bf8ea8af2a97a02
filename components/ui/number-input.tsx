"use client";

import { type ComponentProps, type ReactNode, useContext } from "react";
import { doubtIn, isPlain } from "@/lib/values/number-text";
import { cn } from "./cn";
import { FieldContext } from "./field-context";
import { Input } from "./input";
import { NumberQuestion } from "./number-question";
import { type NumberField, type Numerals, useNumber } from "./use-number";

type Look = Pick<ComponentProps<typeof Input>, "suffix" | "start" | "className" | "aria-label">;
type Props<Value> = NumberField<Value> & Look;

/**
 * Shown as `1.500,00` and held as the plain decimal `1500.00`. What can be read two ways is asked under the field, and
 * no schema takes it before that. Text that is no number stays, for the schema to refuse.
 */
function NumberBox<Value>({
  numerals,
  start,
  suffix,
  className,
  ...field
}: Props<Value> & { numerals: Numerals<Value> }) {
  const { value, isEditing, shown, ...number } = useNumber(field, numerals);
  const isRefused = useContext(FieldContext)?.invalid ?? false;
  const doubt = isEditing && !isRefused ? null : doubtIn(value);
  return (
    <>
      <Input
        ref={number.text}
        name={field.name}
        inputMode={numerals.digits.decimals === 0 ? "numeric" : "decimal"}
        data-decimals={numerals.digits.decimals}
        autoComplete="off"
        aria-label={field["aria-label"]}
        {...(doubt && { "aria-invalid": true })}
        start={start}
        suffix={suffix}
        value={shown}
        onFocus={number.enter}
        onChange={number.type}
        onBlur={number.leave}
        className={cn("text-right tabular-nums", className)}
      />
      {doubt ? <NumberQuestion doubt={doubt} onAnswer={number.choose} /> : null}
    </>
  );
}

const text = (plain: string) => plain;
const textOrNull = (plain: string) => plain || null;
/** Text that is no number stays as it was typed, for the schema to refuse. */
const whole = (plain: string): number | null => {
  if (plain === "") return null;
  return isPlain(plain) ? Number(plain) : (plain as unknown as number);
};

const money = { digits: { least: 2, decimals: 2 }, give: text };
const quantity = { digits: { least: 0, decimals: 2 }, give: text };
const volume = { digits: { least: 2, decimals: 6 }, give: textOrNull };
const year = { digits: { least: 0, decimals: 0, isName: true }, give: whole };
const counted = { digits: { least: 0, decimals: 0 }, give: whole };

type TextProps = Props<string>;

/** US dollars. */
export const MoneyField = (props: TextProps) => <NumberBox numerals={money} start="$" {...props} />;

/** Days, things, percentages: decimals only where they are not zero. */
export const QuantityField = (props: TextProps) => <NumberBox numerals={quantity} {...props} />;

/** Two to six decimals; null when blank. */
export const VolumeField = (props: Props<string | null> & { suffix: ReactNode }) => (
  <NumberBox numerals={volume} {...props} />
);

/** A JavaScript number; null when blank. */
export const WholeInput = (props: Props<number | null>) => (
  <NumberBox numerals={counted} {...props} />
);

/** A JavaScript number; null when blank. */
export const YearInput = (props: Props<number | null>) => <NumberBox numerals={year} {...props} />;
