import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { fetchJudge, type SchemaSource } from "./schema-resolver";

/** The first change fetches it, so that sending does not wait, nor lack it once the signal is gone. */
export function useEarlySchema<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  source: SchemaSource<Values>,
) {
  const fetchNow = useEffectEvent(() => void fetchJudge(source));
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        stop();
        fetchNow();
      },
    });
    return stop;
  }, [form]);
}
