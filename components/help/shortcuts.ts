type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

export interface Shortcut {
  /** As `aria-keyshortcuts` has it. */
  aria: string;
  isPressed: (event: Pressed) => boolean;
}

/** The keys that work on every screen. */
export const shortcuts = {
  search: {
    aria: "Control+K Meta+K",
    isPressed: ({ key, ctrlKey, metaKey, altKey }) =>
      key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey,
  },
  help: {
    aria: "?",
    isPressed: ({ key, ctrlKey, metaKey, altKey }) =>
      key === "?" && !ctrlKey && !metaKey && !altKey,
  },
} as const satisfies Record<string, Shortcut>;

const writable = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]";

/** A single character is somebody's text in a field, and a window has its own keys. */
export const isForTheScreen = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(writable));
