/** Everything else, such as GPL, AGPL or no licence at all, is refused. */
const free = new Set([
  ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC"],
  ...["MIT", "MIT-0", "MPL-2.0", "Unlicense", "Zlib"],
]);

/** Licences that only some packages may have. @type {[string, RegExp][]} */
const fitting = [
  /** Fonts. */
  ["OFL-1.1", /^(@expo-google-fonts|@fontsource-variable)\//],
  /** Data. */
  ["CC-BY-4.0", /^caniuse-lite$/],
  /** Linked at run time, unchanged, and replaceable by whoever installs. */
  ["LGPL-3.0-or-later", /^@img\/sharp-/],
];

/** @param {string} licence @param {string} name of the package */
const fits = (licence, name) =>
  free.has(licence) || fitting.some(([one, names]) => one === licence && names.test(name));

/**
 * Of an SPDX expression one licence beside `OR` must fit, beside `AND` all.
 * @param {string} expression @param {string} name
 */
export const isAllowed = (expression, name) =>
  expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((side) => side.split(" AND ").every((licence) => fits(licence.trim(), name)));
