/** What we may depend on; GPL, AGPL and whatever says nothing are refused. */
const free = new Set([
  ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC"],
  ...["MIT", "MPL-2.0", "Unlicense", "Zlib"],
]);

/** Licences that fit one kind of thing only, by the packages that may have them. @type {[string, RegExp][]} */
const fitting = [
  /** Fonts. */
  ["OFL-1.1", /^(@expo-google-fonts|@fontsource-variable)\//],
  /** Data. */
  ["CC-BY-4.0", /^caniuse-lite$/],
  /** Libraries that are linked at run time, unchanged, and may be replaced by whoever installs. */
  ["LGPL-3.0-or-later", /^@img\/sharp-/],
];

/** @param {string} licence @param {string} name of the package */
const fits = (licence, name) =>
  free.has(licence) || fitting.some(([one, names]) => one === licence && names.test(name));

/** Whether a package with this SPDX expression may be used: of what stands beside `OR` one must fit, beside `AND` all. @param {string} expression @param {string} name */
export const isAllowed = (expression, name) =>
  expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((side) => side.split(" AND ").every((licence) => fits(licence.trim(), name)));
