import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followPointer } from "./follow-pointer";

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  const elementFromPoint = (x: number) => ({
    closest: () => ({ dataset: { day: `2030-03-0${Math.floor(x / 100)}` } }),
  });
  vi.stubGlobal("document", { elementFromPoint });
});

afterEach(() => vi.unstubAllGlobals());

const point = (type: string, pointerId: number, clientX: number) =>
  page.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX, clientY: 0 }));

function pressed() {
  const drag = { onLift: vi.fn(), onMove: vi.fn(), onEnd: vi.fn() };
  followPointer({ pointerId: 1, pointerType: "mouse", clientX: 110, clientY: 0 }, drag);
  return drag;
}

it("ends a drag on the day where its pointer is let go", () => {
  const { onLift, onEnd } = pressed();
  point("pointermove", 1, 310);
  expect(onLift).toHaveBeenCalledTimes(1);
  point("pointerup", 1, 410);
  point("pointerup", 1, 510);
  expect(onEnd.mock.calls).toEqual([["2030-03-04"]]);
});

it.each(["pointerup", "pointercancel"])("%s of another pointer does not end it", (type) => {
  const { onEnd } = pressed();
  point("pointermove", 1, 310);
  point(type, 2, 510);
  expect(onEnd).not.toHaveBeenCalled();
  point("pointerup", 1, 310);
  expect(onEnd.mock.calls).toEqual([["2030-03-03"]]);
});
