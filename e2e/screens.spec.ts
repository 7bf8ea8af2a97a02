import type { Page } from "@playwright/test";
import { extent, inProof, isProof, someOf } from "@/scripts/testing/extent.mjs";
import { expectAccessible, expectNoViolation, expectNoViolationEither } from "./axe";
import { expect, test } from "./fixtures";
import { paint, sizes, turn } from "./looks";
import { type Box, coveredBy, placeOfNotices } from "./notices";
import { targetsTooSmall } from "./targets";
import { whatStandsOut } from "./width";
import { aPopulatedProject, forEverybody, forFieldWork, forTheOffice, type World } from "./world";

const expectInWidth = (page: Page) =>
  expect
    .poll(() => page.evaluate(whatStandsOut), { message: `${page.url()} is wider than the window` })
    .toEqual([]);

/** A page whose loading screen is sent already cannot take its status back. */
async function isMissing(page: Page, address: string) {
  const answer = await page.request.get(address);
  return answer.status() === 404 || (await answer.text()).includes("NEXT_HTTP_ERROR_FALLBACK;404");
}

const expectUncovered = async (page: Page, box: Box) =>
  expect.soft(await page.evaluate(coveredBy, box), page.url()).toEqual([]);

/**
 * Screens made of the same parts as another: a form that changes a record, another time scale, the calendar of one
 * project, a day of the routes, another kind in a list, what is due beside what is asked.
 */
const alike =
  /\/edit$|^\/availability\?(quantity|zoom)|^\/projects\/\d+\/calendar$|^\/(calendar|documents)\?(projectId|kind=technical)|^\/dispatch\?view=day$|^\/compliance\?search/;

/** By day one of those that are alike. */
const walked = (screens: string[]) =>
  isProof ? screens : screens.filter((address) => !alike.test(address));

async function placesOfNotices(page: Page) {
  await turn(page, "tablet", "coarse");
  const tablet = await placeOfNotices(page);
  await turn(page, "desktop", "fine");
  return { desktop: await placeOfNotices(page), tablet };
}

/** Half of them, so that no test comes near its time limit. */
const half = (screens: string[], which: number) => screens.filter((_, at) => at % 2 === which);

const walks: { whose: string; screensOf: (world: World) => string[] | Promise<string[]> }[] = [
  { whose: "everybody (1 of 2)", screensOf: (world) => half(forEverybody(world), 0) },
  { whose: "everybody (2 of 2)", screensOf: (world) => half(forEverybody(world), 1) },
  { whose: "the office", screensOf: forTheOffice },
  { whose: "field work", screensOf: forFieldWork },
];

const pointers = { desktop: "fine", tablet: "coarse" } as const;

/** By day a screen is judged in one of these, in turns, and measured in its width and a phone's. */
const pairs = [
  { width: "desktop", look: "light" },
  { width: "tablet", look: "dark" },
  { width: "desktop", look: "dark" },
  { width: "tablet", look: "light" },
] as const;

type Pair = (typeof pairs)[number];
type Width = Pair["width"];

async function show(page: Page, { width, look }: Pair) {
  await turn(page, width, pointers[width]);
  await paint(page, look);
}

type View = { show: () => Promise<void>; check: () => Promise<void> };

function viewsOf(page: Page, shown: readonly Pair[], notices: Record<Width, Box>): View[] {
  const judged = shown.map((pair, at) => ({
    show: () => show(page, pair),
    check: async () => {
      await (at === 0 ? expectNoViolation(page) : expectNoViolationEither(page));
      await expectInWidth(page);
      await expectUncovered(page, notices[pair.width]);
      // What is large enough for a finger is the wider one on a phone, too.
      if (pair.width === "tablet")
        expect.soft(await page.evaluate(targetsTooSmall, "body"), page.url()).toEqual([]);
    },
  }));
  const narrow = extent(["coarse"] as const, ["fine", "coarse"] as const).map((pointer) => ({
    show: () => turn(page, "phone", pointer),
    check: () => expectInWidth(page),
  }));
  // It begins as the screen before was left, since each turn lays a page out anew.
  return page.viewportSize()?.width === sizes.phone.width
    ? [...narrow, ...judged]
    : [...judged, ...narrow];
}

async function expectSound(page: Page, address: string, [first, ...others]: View[]) {
  await first?.show();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await first?.check();
  for (const { show, check } of others) {
    await show();
    await check();
  }
}

/** Those of one pair after another: to paint a page in another look takes as long as to judge it. */
const inTurns = (screens: string[]) =>
  screens
    .map((address, at) => ({ address, of: at % pairs.length }))
    .toSorted((one, other) => one.of - other.of);

for (const { whose, screensOf } of walks)
  test(`every screen of ${whose} is accessible, in its width, large enough for a finger, under no notice and without a complaint`, async ({
    page,
    signedInAs,
  }) => {
    test.setTimeout(300_000);
    await signedInAs("ADMINISTRATIVO");
    const screens = walked(await screensOf(await aPopulatedProject()));
    const notices = await placesOfNotices(page);
    for (const { address, of } of inTurns(screens))
      await test.step(address, async () => {
        const shown = someOf(pairs, { of, count: 1 });
        await expectSound(page, address, viewsOf(page, shown, notices));
      });
  });

/** The office's screens with less on them: width and dark are judged there. */
for (const which of [0, 1])
  inProof(test)(
    `every screen of a technician (${which + 1} of 2) is accessible and without a complaint`,
    async ({ page, signedInAs }) => {
      test.setTimeout(300_000);
      await signedInAs("TECNICO");
      for (const address of half(forEverybody(await aPopulatedProject()), which)) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoViolation(page);
      }
    },
  );

test.describe("a technician", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("does not find the rooms of the office", async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const addresses = forTheOffice(await aPopulatedProject());
    for (const address of addresses)
      expect.soft(await isMissing(page, address), address).toBe(true);
    expect(await isMissing(page, "/profile")).toBe(false);
    await page.goto(String(addresses[0]));
    await expect(page.getByRole("heading", { name: "No encontramos esta página" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a stranger is led to the sign-in", async ({ page }) => {
  for (const address of ["/", "/partners", "/equipment", "/projects", "/settings", "/profile"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login/);
  }
});
