import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { among } from "@/db/among";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema";
import { anAccount, aUser } from "@/db/testing/factories";
import { inProof, someOf } from "@/scripts/testing/extent.mjs";
import { expectAlive } from "./alive";
import { expectAccessible } from "./axe";
import { test as base, expect } from "./fixtures";
import { unique } from "./unique";

const test = base.extend({
  baseURL: async ({ companyWithAccounts }, use) => use(companyWithAccounts.url),
});

// In one worker, which starts the company once.
test.describe.configure({ mode: "default" });

const email = () => `${unique("sso").replace(" ", ".")}@faena.test`;

async function enter(page: Page) {
  await page.getByRole("button", { name: "Ingresar con la cuenta de la empresa" }).click();
}

const sessionsOf = (userId: number) => database().$count(sessions, eq(sessions.userId, userId));

inProof(test)(
  "the company's account opens a session where the visitor was going",
  async ({ page, context, companyWithAccounts }) => {
    const account = await anAccount({ email: email() });
    companyWithAccounts.signIn({
      sub: "1",
      email: account.email.toUpperCase(),
      email_verified: true,
    });
    await page.goto("/login?next=/projects");
    await expectAccessible(page);
    await enter(page);
    await expect(page.getByRole("heading", { level: 1, name: "Proyectos" })).toBeVisible();

    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "sessionid")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
    });
    expect(await sessionsOf(account.id)).toBe(1);
    expect((await page.request.get("/api/partners/")).status()).toBe(200);

    await expectAlive(page);
    await page.getByRole("button", { name: "Cuenta de Ana Cevallos" }).click();
    await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await sessionsOf(account.id)).toBe(0);
  },
);

inProof(test)(
  "who has no account here, an inactive one or an unproven address stays outside",
  async ({ page, companyWithAccounts }) => {
    const [stranger, left, gone, unproven] = [email(), email(), email(), email()];
    await aUser({ email: left, isActive: false });
    await aUser({ email: gone, isDeleted: true });
    await aUser({ email: unproven });
    const known = among(users.email, [stranger, left, gone, unproven]);
    const outsiders = [
      { sub: "2", email: stranger, email_verified: true },
      { sub: "3", email: left, email_verified: true },
      { sub: "4", email: gone, email_verified: true },
      { sub: "5", email: unproven, email_verified: false },
      { sub: "5", email: unproven },
      { sub: "6", email_verified: true },
    ];
    for (const account of someOf(outsiders, { of: 0, count: 3 })) {
      companyWithAccounts.signIn(account);
      await page.goto("/login");
      await enter(page);
      await expect(page).toHaveURL(/\/login\?.*error=AccessDenied/);
      await expect(page.getByText("Su cuenta de la empresa no tiene acceso.")).toBeVisible();
      expect((await page.request.get("/api/partners/")).status()).toBe(401);
    }
    expect(await database().$count(users, known)).toBe(3);
  },
);

inProof(test)(
  "an answer that nobody asked for opens nothing",
  async ({ page, companyWithAccounts }) => {
    const account = await anAccount({ email: email() });
    companyWithAccounts.signIn({ sub: "7", email: account.email, email_verified: true });
    await page.goto("/api/auth/callback/oidc?code=made-up&state=made-up");
    await expect(page).toHaveURL(/\/login\?.*error=/);
    await expect(page.getByText("No se pudo ingresar.")).toBeVisible();
    expect(await sessionsOf(account.id)).toBe(0);
  },
);

inProof(test)(
  "an answer to another question opens nothing",
  async ({ page, companyWithAccounts }) => {
    const account = await anAccount({ email: email() });
    companyWithAccounts.signIn({
      sub: "8",
      email: account.email,
      email_verified: true,
      nonce: "of-before",
    });
    await page.goto("/login");
    await enter(page);
    await expect(page).toHaveURL(/\/login\?.*error=/);
    expect(await sessionsOf(account.id)).toBe(0);
  },
);
