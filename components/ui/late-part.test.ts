import { expect, test } from "vitest";
import { latePart } from "./late-part";

const Window = () => null;

test("a part is fetched once, and is there from then on", async () => {
  let fetched = 0;
  const part = latePart(async () => {
    fetched += 1;
    return Window;
  });
  expect(part.get()).toBeNull();
  await Promise.all([part.fetch(), part.fetch()]);
  await part.fetch();
  expect(part.get()).toBe(Window);
  expect(fetched).toBe(1);
});

test("a part that did not arrive is asked for again", async () => {
  const answers = [Promise.reject(new Error("no line")), Promise.resolve(Window)];
  const part = latePart(() => answers.shift() ?? Promise.reject(new Error("asked too often")));
  await expect(part.fetch()).rejects.toThrow("no line");
  expect(part.get()).toBeNull();
  await part.fetch();
  expect(part.get()).toBe(Window);
});
