import { expect, test } from "vitest";
import { decisionFaults } from "./decisions";

const old = "0001-a-door.md";
const young = "0002-two-doors.md";
const texts = {
  [old]: "# 0001 A door\n\n2026-11-20. Superseded by 0002 in part: its width.\n\nOne.\n",
  [young]: "# 0002 Two doors\n\n2026-11-21. Supersedes 0001 in part.\n\nTwo.\n",
};
const list = `- [0001 A door](${old}): one.\n- [0002 Two doors](${young}): two.\n`;

test("two decisions that know each other, both listed", () => {
  expect(decisionFaults(texts, list)).toEqual([]);
});

test.each([
  ["the old one says nothing", { [old]: "# 0001 A door\n\n2026-11-20\n\nOne.\n" }, list, "0002: S"],
  [
    "the young one says nothing",
    { [young]: "# 0002 Two doors\n\n2026-11-21\n\n" },
    list,
    "0001: S",
  ],
  [
    "one says in part, the other in whole",
    { [young]: "# 0002 Two doors\n\n2026-11-21. Supersedes 0001.\n\n" },
    list,
    "0001: Superseded by 0002 in part, and its head does not say 0002: Supersedes 0001 in part",
  ],
  ["it is said in the text", { [old]: `${texts[old]}It supersedes much.\n` }, list, "elsewhere"],
  ["no day", { "0003-x.md": "# 0003 X\n\nOne.\n" }, `${list}- [0003 X](0003-x.md): x.\n`, "a day"],
  ["a point behind the number", { [old]: texts[old].replace("0001", "0001.") }, list, "its head"],
  ["another's number", { [old]: texts[old].replace("# 0001", "# 0004") }, list, "its head"],
  ["one is not listed", {}, list.slice(0, list.indexOf("- [0002")), "listed 0 times"],
  ["one is listed twice", {}, list + list, "listed 2 times"],
  ["a file that is not there", {}, `${list}- [0009 Y](0009-y.md): y.\n`, "0009-y.md: its title"],
  ["another title", {}, list.replace("Two doors", "Doors"), 'its title is not "0002 Doors"'],
])("%s: a fault", (_, changed, listed, fault) => {
  expect(decisionFaults({ ...texts, ...changed }, listed).join("\n")).toContain(fault);
});
