/**
 * Of text that axe found legible on any page of this process: its colour, size and weight, and what is painted beneath.
 * To tell contrasts takes axe more time than all its other rules, and screens share their inks.
 */
export const legibleInks = new Set<string>();

/** Text of an ink that is not known, three of each where more show. Runs in the page. */
export function unknownInks(parts: Element[], known: string[]): Map<Element, string> {
  const text = "input, select, textarea";
  const off = ":disabled, [aria-disabled=true]";
  const isKnown = new Set(known);
  const paints = new Map<Element, string>();

  const paintBeneath = (element: Element | null): string => {
    if (!element) return "";
    const before = paints.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
    const isPainted = own !== "rgba(0, 0, 0, 0) none 1 none";
    const paint = paintBeneath(element.parentElement) + (isPainted ? `${own}/` : "");
    paints.set(element, paint);
    return paint;
  };
  const inkOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return `${color} ${fontSize} ${fontWeight} ${textShadow} on ${paintBeneath(element)}`;
  };
  const hasText = (element: Element) =>
    element.matches(text) ||
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
  /** What is read aloud only is one pixel wide. */
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;

  const inks = new Map<Element, string>();
  const shownOf = new Map<string, number>();
  for (const part of parts)
    for (const element of [part, ...part.querySelectorAll("*")])
      if (hasText(element) && isShown(element) && !element.closest(off)) {
        const ink = inkOf(element);
        const shown = shownOf.get(ink) ?? 0;
        if (isKnown.has(ink) || shown === 3) continue;
        shownOf.set(ink, shown + 1);
        inks.set(element, ink);
      }
  return inks;
}
