import type { ActionResult } from "@/lib/http/act";

/** What takes back the act that a notice tells of. */
export interface WayBack {
  label: string;
  act: () => Promise<ActionResult<unknown>>;
  done: string;
}

export interface Toast {
  /** Ascending: the same words said twice are two. */
  id: number;
  /** `old`: the page is of a build that no longer answers. */
  kind: "success" | "error" | "old";
  text: string;
  back: WayBack | null;
}

let last = 0;
let shown: Toast | null = null;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

const say =
  (kind: Toast["kind"]) =>
  (text: string, back: WayBack | null = null) => {
    last += 1;
    show({ id: last, kind, text, back });
  };

/** One at a time, the newest (`components/ui/toaster.tsx`). */
export const toast = { success: say("success"), error: say("error"), old: say("old") };

export const shownToast = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => shown,
  close: () => show(null),
};
