import type { Page } from "@playwright/test";

/**
 * Of text that axe found legible on any page of this process: its colour, size and weight, and what is painted beneath.
 * To tell contrasts takes axe more time than all its other rules, and screens share their inks.
 */
const legibleInks = new Set<string>();

/** Judges text of an unknown ink, three of each where more show. Runs in the page. */
async function judgeInks({ within, known }: { within: string; known: string[] }) {
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

  const found = document.querySelectorAll(within);
  const parts = found.length > 0 ? [...found] : [document.documentElement];
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
  if (inks.size === 0) return { violations: [], legible: [] };

  const { violations, passes } = await window.axe.run(
    { include: [...inks.keys()] },
    { runOnly: "color-contrast", resultTypes: ["violations", "passes"], elementRef: true },
  );
  const legible = passes
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ element }) => (element && inks.get(element)) ?? []);
  return {
    violations: violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => ({ html })),
    })),
    legible,
  };
}

/** What axe refuses; an unknown ink is judged wherever it shows. */
export async function illegible(page: Page, within: string) {
  const known = [...legibleInks];
  const { violations, legible } = await page.evaluate(judgeInks, { within, known });
  for (const ink of legible) legibleInks.add(ink);
  return violations;
}
