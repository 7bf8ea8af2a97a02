"use client";

import { useEffect, useRef, useState } from "react";
import type { ListPreferences } from "@/lib/saved-views/get-preferences";
import { toast } from "../ui/toast";
import { type Act, failedAct } from "../ui/use-act";
import { takeBrowserColumns } from "./browser-columns";

const sentOf = ({ isCompact, hiddenColumns }: Partial<ListPreferences>) => ({
  ...(isCompact === undefined ? {} : { is_compact: isCompact }),
  ...(hiddenColumns ? { hidden_columns: hiddenColumns } : {}),
});

/** Shown at once, kept one after the other; of what the browser remembered, what the account does not know is taken over. */
export function usePreferences(kept: ListPreferences, keep: Act) {
  const [preferences, setPreferences] = useState(kept);
  const sending = useRef(Promise.resolve());
  const send = (changed: Partial<ListPreferences>) => {
    sending.current = sending.current.then(async () => {
      const answer = await keep(sentOf(changed)).catch(failedAct);
      if (!answer.ok) toast.error(answer.error);
    });
  };
  const prefer = (changed: Partial<ListPreferences>) => {
    setPreferences((before) => ({
      ...before,
      ...changed,
      hiddenColumns: { ...before.hiddenColumns, ...changed.hiddenColumns },
    }));
    send(changed);
  };
  const takeOver = useRef(() => {
    const found = takeBrowserColumns(new Set(Object.keys(kept.hiddenColumns)));
    if (Object.keys(found).length > 0) prefer({ hiddenColumns: found });
  });
  useEffect(() => takeOver.current(), []);
  return { preferences, prefer };
}
