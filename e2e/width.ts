/** Elements that make the page wider than its window; for `page.evaluate`. */
export function whatStandsOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isClipped = (element: Element): boolean => {
    const { parentElement } = element;
    if (!parentElement || parentElement === document.body) return false;
    return getComputedStyle(parentElement).overflowX !== "visible" || isClipped(parentElement);
  };
  const standing = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth && !isClipped(element),
  );
  const named = ({ tagName, className, textContent }: Element) =>
    `${tagName} ${className} «${textContent?.slice(0, 60)}»`;
  return [`${scrollWidth} px in ${clientWidth}`, ...standing.map(named)];
}
