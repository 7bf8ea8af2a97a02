type Place = { x: number; y: number };

/**
 * Pressable elements smaller than 44 by 44 pixels; runs in the browser. The hit area is measured, not the look: from an
 * element's middle outwards as long as a press reaches it or its label. A link within a sentence is as high as its line
 * (WCAG 2.5.8, inline), and a disabled control is no target.
 */
export function targetsTooSmall(within: string): string[] {
  const wanted = 44;
  const pressable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=option], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio]";

  const isShown = (element: HTMLElement) =>
    !element.matches(":disabled, [aria-disabled=true], [data-disabled]") &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[aria-hidden=true], [inert]") &&
    element.getBoundingClientRect().width > 1;

  const isWithinSentence = (element: HTMLElement) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = [...(element.parentElement?.childNodes ?? [])];
    return around.some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ""),
    );
  };

  const isHit = (element: HTMLElement, { x, y }: Place) => {
    const top = document.elementFromPoint(x, y);
    if (!top) return false;
    return top.closest("label")?.control === element || element.contains(top);
  };

  const reach = (element: HTMLElement, from: Place, step: Place, most: number) => {
    const after = (length: number) => ({
      x: from.x + step.x * length,
      y: from.y + step.y * length,
    });
    let length = 0;
    for (const stride of [8, 1])
      while (length < most && isHit(element, after(length + stride))) length += stride;
    return length;
  };

  const sizeOf = (element: HTMLElement): [number, number] => {
    element.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (!isHit(element, middle)) return [0, 0];
    const after = reach(element, middle, { x: 1, y: 0 }, wanted);
    const before = reach(element, middle, { x: -1, y: 0 }, wanted - after);
    const below = reach(element, middle, { x: 0, y: 1 }, wanted);
    const above = reach(element, middle, { x: 0, y: -1 }, wanted - below);
    return [1 + after + before, 1 + below + above];
  };

  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute("aria-label") ?? element.innerText ?? "").slice(0, 40)}» ${element.className.slice(0, 60)}`;

  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => element.closest(within) && isShown(element) && !isWithinSentence(element))
    .map((element) => ({ element, size: sizeOf(element) }))
    .filter(({ size }) => Math.min(...size) < wanted)
    .map(({ element, size }) => `${size.join(" × ")} ${nameOf(element)}`);
}
