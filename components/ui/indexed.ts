/** The strip does not cover its beginning when it is jumped to (`section-index.tsx`). */
export const indexed = (id: string) => ({ id, className: "min-w-0 scroll-mt-10 empty:hidden" });
