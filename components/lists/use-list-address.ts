"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { changed, type ParameterChanges } from "./changed";

/** Kept in the address; shows a change before the server answers. */
export function useListAddress() {
  const router = useRouter();
  const path = usePathname();
  const current = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const [text, setText] = useOptimistic(current.toString());
  const params = new URLSearchParams(text);
  const hrefWith = (changes: ParameterChanges) => {
    const query = changed(params, changes).toString();
    return query ? `${path}?${query}` : path;
  };
  const go = (changes: ParameterChanges, how: "push" | "replace" = "push") =>
    startTransition(() => {
      setText(changed(params, changes).toString());
      router[how](hrefWith(changes), { scroll: false });
    });
  return { params, isPending, hrefWith, go };
}

export type ListAddress = ReturnType<typeof useListAddress>;
