import { expect, test, vi } from "vitest";
import { isAnythingUnsaved, leaveOrAsk, nextOrder, openQuestion, tellUnsaved } from "./unsaved";

test("leaving waits for an answer only where something would be lost, and loses it once it is given up", () => {
  const leave = vi.fn();
  let isTyped = false;
  const told = tellUnsaved(() => isTyped);
  leaveOrAsk(leave);
  expect(leave).toHaveBeenCalledTimes(1);

  isTyped = true;
  leaveOrAsk(leave);
  expect(leave).toHaveBeenCalledTimes(1);
  openQuestion.stay();
  expect(isAnythingUnsaved()).toBe(true);

  leaveOrAsk(leave);
  openQuestion.leave();
  expect(leave).toHaveBeenCalledTimes(2);
  expect(isAnythingUnsaved()).toBe(false);
  expect(told.isAtRisk()).toBe(false);
  told.end();
});

test("a window asks about what was typed in it, not about the page under it", () => {
  const leave = vi.fn();
  const page = tellUnsaved(() => true);
  const opened = nextOrder();
  leaveOrAsk(leave, opened);
  expect(leave).toHaveBeenCalledTimes(1);
  const inWindow = tellUnsaved(() => true);
  leaveOrAsk(leave, opened);
  expect(leave).toHaveBeenCalledTimes(1);
  openQuestion.leave();
  expect(leave).toHaveBeenCalledTimes(2);
  expect(isAnythingUnsaved()).toBe(true);
  page.end();
  inWindow.end();
});
