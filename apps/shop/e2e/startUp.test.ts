import type { BrowserContext, Locator, Page } from "@playwright/test"
import { setTimeout as after } from "node:timers/promises"
import { dialog, garageButton } from "./garage.ts"
import { findPageAddress, type PageKind, readCart, slowProcessor } from "./pages.ts"
import { onDesktop, expect, full, fullAtDesk, fullOnPhone, test } from "./shop.ts"

// These tests click and type while a page starts. They wait only for visible results and do not depend on the code that starts the page.

/** Milliseconds between two moments of a page's start at which the tests click. */
const STEP_MS = 300
/**
 * Tested milliseconds of a page's start. On a slowed-down processor, a page needs 2 to 3 seconds to start after its controls are visible.
 */
const START_MS = 2500
/** Returns the moments to click at, in milliseconds after the control is visible. */
const momentsEvery = (stepMs: number, firstMs = 0): ReadonlyArray<number> =>
  Array.from({ length: Math.floor((START_MS - firstMs) / stepMs) + 1 }, (_, index) => firstMs + index * stepMs)

const main = (page: Page): Locator => page.getByRole("main")

/** Opens a page at a quarter of the speed and waits only until the control is visible, in the middle of the screen. */
const openUntilVisible = async (context: BrowserContext, address: string, find: (page: Page) => Locator): Promise<Page> => {
  const page = await context.newPage()
  await slowProcessor(page)
  await page.goto(address, { waitUntil: "commit" })
  await find(page).waitFor()
  // Before the first paint the styles may be missing, and the control may be in another position.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
  await find(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  return page
}

/** Clicks the middle of the control like a person, without waiting until the page is idle. */
const pressAt = async (page: Page, control: Locator, moment: number): Promise<void> => {
  const box = await control.boundingBox()
  if (box === null) throw new Error(`${control.toString()} is not visible.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await after(moment)
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** A control, and the expected result of a single click on it. */
interface Control {
  readonly name: string
  readonly find: (page: Page) => Locator
  readonly expectOutcome: (page: Page, address: string) => Promise<void>
}

/** Opens the page in a new tab for each moment, and clicks one of the controls at that moment. Alternates between the controls. */
const pressInTurn = async (
  context: BrowserContext,
  address: string,
  controls: ReadonlyArray<Control>,
  moments: ReadonlyArray<number>
): Promise<void> => {
  for (const [index, moment] of moments.entries()) {
    const { expectOutcome, find, name } = controls[index % controls.length]!
    await test.step(`${name} after ${moment} ms`, async () => {
      const page = await openUntilVisible(context, address, find)
      await pressAt(page, find(page), moment)
      await expectOutcome(page, address)
      await page.close()
    })
  }
}

/** Expects the link's page, which one step of the history leads to. */
const expectOpened = async (page: Page, from: string): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).not.toBe(from)
  // The history contains the blank page of a new tab, the clicked page, and the link's page.
  expect(await page.evaluate(() => history.length)).toBe(3)
}

/** Expects one open drawer, or the page that does the same with forms. */
const expectDrawerOrPage = async (page: Page, drawer: RegExp, form: RegExp): Promise<void> => {
  await expect(page.getByRole("dialog", { name: drawer }).or(main(page).getByRole("heading", { level: 1, name: form }))).toBeVisible()
  expect(await page.getByRole("dialog").count()).toBeLessThanOrEqual(1)
}

/** Creates a control for a link that opens its page. */
const link = (find: Control["find"], path: RegExp): Control => ({
  name: "a link",
  find,
  expectOutcome: async (page, address) => {
    await expect(page).toHaveURL(path)
    await expectOpened(page, address)
  }
})

const garage: Control = {
  name: "the garage button",
  find: garageButton,
  expectOutcome: (page) => expectDrawerOrPage(page, /^(?:Your Garage|Add a Vehicle)$/, /Garage/)
}

const menu: Control = {
  name: "the menu button",
  find: (page) => page.getByRole("banner").getByRole("link", { name: "Menu", exact: true }),
  expectOutcome: (page) => expectDrawerOrPage(page, /Menu/, /./)
}

const cardButton: Control = {
  name: "a card's Add to Cart",
  find: (page) =>
    main(page)
      .getByRole("article")
      .getByRole("button", { name: /^Add to Cart: / })
      .first(),
  expectOutcome: async (page) => {
    const options = dialog(page, "Choose options").or(main(page).locator("#options"))
    await expect(options.first()).toBeVisible()
    expect(await page.getByRole("dialog").count()).toBeLessThanOrEqual(1)
  }
}

const option: Control = {
  name: "an option",
  find: (page) =>
    main(page)
      .locator("#options label")
      .filter({ has: page.locator("input:enabled:not([checked])") })
      .first(),
  expectOutcome: async (page) => {
    await expect(page).toHaveURL(/[?&]sku=/)
    const sku = new URL(page.url()).searchParams.get("sku") ?? ""
    await expect(main(page).locator(`#options input[value="${sku}"]:checked`).first()).toBeAttached()
  }
}

const title = (kind: string): string =>
  `NAV-126 each click on a control of the ${kind} page counts once, at every ${STEP_MS} ms of the page's start`

/** Each kind of page begins at a different moment, so that together the tests click at every 100 ms. */
const journeys: ReadonlyArray<
  readonly [kind: PageKind, firstMs: number, tag: typeof fullOnPhone | typeof fullAtDesk, controls: ReadonlyArray<Control>]
> = [
  ["home", 0, fullOnPhone, [link((page) => main(page).getByRole("link", { name: /^Just browsing/ }), /\/shop\/all/), garage]],
  [
    "category",
    100,
    fullAtDesk,
    [link((page) => main(page).getByRole("article").first().getByRole("heading").getByRole("link"), /\/item\//), cardButton, menu]
  ],
  [
    "product",
    200,
    fullOnPhone,
    [link((page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last(), /\/shop\//), option, garage]
  ]
]

for (const [kind, firstMs, tag, controls] of journeys)
  test(title(kind), tag, async ({ context, request }) => {
    test.setTimeout(300_000)
    await pressInTurn(context, await findPageAddress(request, kind), controls, momentsEvery(STEP_MS, firstMs))
  })

for (const [tag, stepMs] of [
  [fullOnPhone, 1200],
  [fullAtDesk, STEP_MS]
] as const)
  test(
    `NAV-126 Add to Cart adds the part exactly once when clicked at every ${stepMs} ms of the start`,
    tag,
    async ({ context, request }) => {
      test.setTimeout(300_000)
      const countPieces = async () => Object.values(await readCart(context)).reduce((sum, quantity) => sum + quantity, 0)
      let presses = 0
      const add: Control = {
        name: "Add to Cart",
        find: (page) => main(page).getByRole("button", { name: "Add to Cart", exact: true }).first(),
        // If a click counts twice, the next click shows it, and the cart page shows it for the last click.
        expectOutcome: () => expect.poll(countPieces).toBe(++presses)
      }
      await pressInTurn(context, await findPageAddress(request, "product"), [add], momentsEvery(stepMs))
      const page = await context.newPage()
      await page.goto("/shoppingcart")
      await expect(main(page).getByRole("textbox", { name: "Quantity" })).toHaveValue(String(presses))
    }
  )

/** Milliseconds between two keys. At this speed, typing the text takes as long as the start. */
const KEY_MS = 170

test("NAV-168 the search field keeps its text, caret and focus while the page starts during typing", onDesktop, async ({ page }) => {
  await slowProcessor(page)
  await page.goto("/services", { waitUntil: "commit" })
  const field = page.getByRole("banner").getByRole("searchbox", { name: "Search" })
  await field.click()
  await page.keyboard.type("rotor")
  for (let key = 0; key < "rotor".length; key++) await page.keyboard.press("ArrowLeft")
  await page.keyboard.type("front brake ", { delay: KEY_MS })
  const focused = page.locator("input:focus")
  await expect(focused).toHaveValue("front brake rotor")
  expect(await focused.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe("front brake ".length)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/search\?query=front(?:\+|%20)brake(?:\+|%20)rotor/)
})

for (const [address, name] of [
  ["/buy", /^ZIP code/],
  ["/shoppingcart", /^Deliver to/]
] as const)
  test(
    `the ZIP code field of ${address} keeps its text and focus while the page starts during typing`,
    full,
    async ({ asVisitor, page }) => {
      await asVisitor({ cart: true })
      await slowProcessor(page)
      await page.goto(address, { waitUntil: "commit" })
      const field = main(page).getByRole("textbox", { name })
      await field.click()
      await page.keyboard.type("98101", { delay: 3 * KEY_MS })
      await expect(field).toHaveValue("98101")
      await expect(field).toBeFocused()
      expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(5)
      await page.waitForLoadState("networkidle")
      await expect(field).toHaveValue("98101")
    }
  )
