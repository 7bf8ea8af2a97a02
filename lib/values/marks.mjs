/**
 * What a thing of ours is, told by a mark that its class gives it: in the built product the class itself is another one
 * in another bundle.
 * @template {symbol} Mark
 * @param {unknown} thing
 * @param {Mark} mark
 * @returns {thing is Record<Mark, true>}
 */
export const bears = (thing, mark) => typeof thing === "object" && thing !== null && mark in thing;
