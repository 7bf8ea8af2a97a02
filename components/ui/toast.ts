export interface Toast {
  /** Ascending: the same words said twice are two. */
  id: number;
  kind: "success" | "error";
  text: string;
}

let last = 0;
let shown: Toast | null = null;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

const say = (kind: Toast["kind"]) => (text: string) => {
  last += 1;
  show({ id: last, kind, text });
};

/** One at a time, the newest (`components/ui/toaster.tsx`). */
export const toast = { success: say("success"), error: say("error") };

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
