import { expect, test } from "vitest";
import { deviceOf } from "./device";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome en Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge en Windows",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
    "Safari en iPad",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    "Chrome en Android",
  ],
  ["curl/8.5.0", "curl"],
  ["erp-sync", "Otro programa"],
  [null, "Otro programa"],
])("%s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
