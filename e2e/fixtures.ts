import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { closeDatabase, database } from "@/db/client";
import { sessions, users } from "@/db/schema";
import type { roles } from "@/db/values";
import { hashSecret, newSecret } from "@/lib/kernel/secrets";
import { waitForReact } from "./alive";
import { test as base } from "./companies";
import { type SharedBrowser, sharedBrowser } from "./shared-browser";

type Role = (typeof roles)[number];

const day = 86_400_000;

type Fixtures = {
  /** A new user's; gives the e-mail. */
  signedInAs: (role: Role) => Promise<string>;
  /** Prefetching is most requests of a page, so tests switch it on where they need it. */
  fetchesAhead: boolean;
  /** Console errors that this test provokes on purpose. */
  expectedErrors: RegExp[];
};

async function openSession(role: Role) {
  const email = `${role.toLowerCase()}-${newSecret().slice(0, 8)}@faena.test`;
  const [user] = await database()
    .insert(users)
    .values({
      email,
      firstName: "Prueba",
      lastName: role,
      role,
      passwordHash: "-",
      isConfirmedMail: true,
    })
    .returning({ id: users.id });
  if (!user) throw new Error("No user was inserted.");
  const secret = newSecret();
  await database()
    .insert(sessions)
    .values({
      tokenHash: hashSecret(secret),
      userId: user.id,
      expires: new Date(Date.now() + day),
    });
  return { email, userId: user.id, secret };
}

/** A link whose prefetch fails works all the same. Runs in the page. */
function refusePrefetches() {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).has("next-router-prefetch")
      ? Promise.resolve(new Response(null, { status: 204 }))
      : fetch(input, init);
}

function listen(page: Page) {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

export const test = base.extend<Fixtures, { pool: undefined; shared: SharedBrowser }>({
  pool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      await use(undefined);
      await closeDatabase();
    },
    { scope: "worker", auto: true },
  ],

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const shared = sharedBrowser(refusePrefetches);
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.E2E_URL),

  expectedErrors: [[], { option: true }],
  fetchesAhead: [false, { option: true }],

  context: async (
    { browser, shared, fetchesAhead, hasTouch, javaScriptEnabled, baseURL },
    use,
    { project },
  ) => {
    const isUsual =
      javaScriptEnabled !== false &&
      hasTouch === Boolean(project.use.hasTouch) &&
      baseURL === process.env.E2E_URL;
    if (isUsual && !fetchesAhead && !project.use.trace?.toString().startsWith("retain"))
      return shared.lend(browser, String(baseURL), use);
    const context = await browser.newContext();
    if (!fetchesAhead) await context.addInitScript(refusePrefetches);
    await use(context);
    await context.close();
  },

  page: async ({ page, expectedErrors, javaScriptEnabled }, use) => {
    const complaints = listen(page);
    if (javaScriptEnabled !== false) waitForReact(page);
    await use(page);
    const unexpected = complaints.filter(
      (text) => !expectedErrors.some((known) => known.test(text)),
    );
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join("\n")}`);
  },

  signedInAs: async ({ context, baseURL }, use) => {
    const opened: number[] = [];
    await use(async (role) => {
      const { email, userId, secret } = await openSession(role);
      opened.push(userId);
      await context.addCookies([
        { name: "sessionid", value: secret, url: String(baseURL), httpOnly: true, sameSite: "Lax" },
      ]);
      return email;
    });
    for (const userId of opened)
      await database().delete(sessions).where(eq(sessions.userId, userId));
  },
});

export const expect = base.expect;
