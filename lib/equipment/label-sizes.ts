/** In millimetres. */
export const labelSizes = {
  "100x50": { name: "100 × 50 mm, rollo", width: 100, height: 50, page: "100mm 50mm" },
  "62x29": { name: "62 × 29 mm, rollo", width: 62, height: 29, page: "62mm 29mm" },
  "70x37": { name: "70 × 37 mm, 24 en una hoja A4", width: 70, height: 37, page: "A4" },
} as const;

export type LabelSize = keyof typeof labelSizes;

const usualLabelSize = "100x50" satisfies LabelSize;

const isLabelSize = (text: unknown): text is LabelSize =>
  typeof text === "string" && Object.hasOwn(labelSizes, text);

/** What an address asks for; the usual one where it asks for none that there is. */
export const labelSizeIn = (text: unknown): LabelSize =>
  isLabelSize(text) ? text : usualLabelSize;

/** On a sheet there are many, on a roll one a page. */
export const isOnSheet = (size: LabelSize): boolean => labelSizes[size].page === "A4";
