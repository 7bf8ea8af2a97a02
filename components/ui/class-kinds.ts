/** Words that stand alone, by what they set. */
const words: Record<string, string> = {
  display: "block contents flex grid hidden inline inline-block inline-flex inline-grid table",
  position: "absolute fixed relative static sticky",
  visibility: "visible invisible",
  reader: "sr-only not-sr-only",
  "border-width": "border",
  "border-lines": "border-collapse border-separate",
  "border-style": "border-dashed border-dotted border-solid border-none",
  "flex-direction": "flex-row flex-col flex-row-reverse flex-col-reverse",
  "flex-wrap": "flex-wrap flex-nowrap",
  "grid-flow": "grid-flow-row grid-flow-col grid-flow-dense",
  "font-family": "font-sans font-mono",
  "text-align": "text-left text-center text-right",
  "text-overflow": "truncate text-ellipsis text-clip",
  "text-wrap": "text-balance text-nowrap text-pretty text-wrap",
  decoration: "underline line-through no-underline",
  capitals: "uppercase lowercase capitalize normal-case",
  figures: "tabular-nums proportional-nums",
  "outline-style": "outline-dashed outline-none outline-solid outline-hidden",
  "table-layout": "table-fixed table-auto",
  isolation: "isolate",
  rounded: "rounded",
  shrink: "shrink",
  grow: "grow",
  "place-rows": "content-start content-center content-end content-between",
  "object-fit": "object-contain object-cover object-fill object-none",
};

/** Beginnings of what has a value. */
const beginnings =
  "align animate appearance aspect auto-cols basis bg bottom break break-inside col col-start content cursor divide-x divide-y " +
  "divide drop-shadow field-sizing fill flex font gap gap-x gap-y grid-cols grow h hyphens inset inset-x inset-y items justify " +
  "justify-items justify-self leading left line-clamp list m max-h max-w mb min-h min-w ml mr mt mx my opacity order " +
  "outline outline-offset overflow overflow-x overflow-y overscroll p pb pl place-content place-items pointer-events " +
  "pr pt px py right ring ring-offset rotate rounded rounded-b rounded-l rounded-r rounded-t row-start scroll-mb " +
  "scroll-mt select self shadow shrink size space-x space-y stroke text top touch tracking transition translate-x " +
  "translate-y underline-offset w whitespace z border border-b border-l border-r border-t border-x border-y border-spacing columns";

/** Those whose value tells what they set. */
const split: [RegExp, string][] = [
  [/^text-(?:xs|sm|base|lg|\d?xl|\[\d.*\])$/, "text-size"],
  [/^border(-[blrtxy])?-(?:\d+)$/, "border-width"],
  [/^border-[blrtxy]$/, "border-width"],
  [/^(?:divide-[xy]|ring|ring-offset|outline|stroke)-\d+$/, "width"],
  [/^divide-[xy]$/, "width"],
];

/** What each sets as well. */
const includes: Record<string, string> = {
  size: "w h",
  p: "px py pt pr pb pl",
  px: "pr pl",
  py: "pt pb",
  m: "mx my mt mr mb ml",
  mx: "mr ml",
  my: "mt mb",
  inset: "inset-x inset-y top right bottom left",
  "inset-x": "right left",
  "inset-y": "top bottom",
  gap: "gap-x gap-y",
  overflow: "overflow-x overflow-y",
  rounded: "rounded-t rounded-r rounded-b rounded-l",
  flex: "basis grow shrink",
  "text-size": "leading",
  "line-clamp": "display overflow",
  "border-width":
    "border-x-width border-y-width border-t-width border-r-width border-b-width border-l-width",
  "border-x-width": "border-r-width border-l-width",
  "border-y-width": "border-t-width border-b-width",
  border: "border-x border-y border-t border-r border-b border-l",
};

/** Utilities of `app/globals.css`, which set what no other class here does. */
const ours = new Set(["bottom-bar", "touch-target"]);

const known = new Set(beginnings.split(" "));
const alone = new Map(
  Object.entries(words).flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind])),
);

/** The longest beginning that is known. */
function beginningOf(name: string): string | null {
  for (let end = name.length; end > 0; end = name.lastIndexOf("-", end - 1)) {
    const beginning = name.slice(0, end);
    if (known.has(beginning)) return beginning;
  }
  return null;
}

function kindOf(name: string): string | null {
  const word = alone.get(name);
  if (word || ours.has(name)) return word ?? null;
  const property = /^\[([\w-]+):/.exec(name)?.[1];
  if (property) return `[${property}]`;
  const beginning = beginningOf(name.replace(/[[(].*/, "0"));
  const special = split.find(([pattern]) => pattern.test(name))?.[1];
  if (special === "text-size") return special;
  return special ? `${beginning}-width` : beginning;
}

/** Of a class without what comes before its colon: what it sets, first itself; null where nothing is known of it. */
export function kindsOf(name: string): string[] | null {
  const kind = kindOf(name.replace(/^-/, ""));
  return kind ? [kind, ...(includes[kind]?.split(" ") ?? [])] : null;
}
