import type { Locator, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { expectNoAxeViolations, getTheme } from "./axe.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { camaro, choose, dialog, garageButton, fillVehicleForm } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { onDesktop, coreAtDesk, coreOnPhone, expect, full, fullAtDesk, fullOnPhone, anyFailure, test } from "./shop.ts"

const notices = (page: Page) => page.getByRole("region", { name: "Notifications" })
const visit = async (page: Page, address: string) => {
  await page.goto(address)
  await waitForHydration(page)
}
/** Runs axe after all animations, because half-transparent elements fail its contrast checks. */
const expectClean = async (page: Page) => {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
  await expectNoAxeViolations(page)
}
const openSearch = async (page: Page) => {
  await page
    .getByRole("banner")
    .getByPlaceholder(/^Search by/)
    .click()
  return dialog(page, /^Search/)
}

/** Interacts with the page, so that the code of toasts and the runtime load while the network is available. */
const noticesReady = async (page: Page) => {
  await page.mouse.move(5, 5)
  await expect(notices(page)).toBeAttached()
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/graphql/")))
}

// Each overlay is checked as a component in the core suite (the workbench).
test.describe("accessibility of overlays", () => {
  test.beforeEach(({ context, baseURL, isMobile }) => context.addCookies([{ name: "theme", value: getTheme(isMobile), url: baseURL! }]))

  test("GAR-01 GAR-06 GAR-08 GAR-09 GAR-10 GAR-11 the empty garage and its opened forms have no violation", full, async ({ page }) => {
    await visit(page, "/the-toolbox?showvehicles=true")
    await expect(dialog(page, "Your Garage").getByText("Your garage is empty")).toBeVisible()
    await expectClean(page)
    for (const [flag, title, first] of [
      ["showracecars", "Add a Race Car", "Race car"],
      ["showengines", "Add an Engine", "Engine make"],
      ["showymm", "Add a Vehicle", "Year"]
    ] as const) {
      await visit(page, `/the-toolbox?${flag}=true`)
      await expect(dialog(page, title).getByLabel(first, { exact: true })).toBeEnabled()
      await expectClean(page)
    }
  })

  test("GAR-38 the vehicle form has no violation while it is filled in, up to an engine swap", full, async ({ page }) => {
    await visit(page, "/the-toolbox?showymm=true")
    const form = dialog(page, "Add a Vehicle")
    await fillVehicleForm(form, camaro)
    await expect(form.getByRole("button", { name: "Add Vehicle" })).toBeEnabled()
    await expectClean(page)
    await choose(form, "Engine (optional)", "Engine Swap")
    await expect(form.getByLabel("Engine make")).toBeEnabled()
    await expectClean(page)
  })

  test("GAR-05 GAR-79 the garage with a vehicle, its completion form and its page have no violation", full, async ({ asVisitor, page }) => {
    await asVisitor({ vehicles: [camaro] })
    await visit(page, "/the-toolbox?showvehicles=true")
    const garage = dialog(page, "Your Garage")
    await expect(garage.getByText("Vehicle (1)")).toBeVisible()
    await expectClean(page)
    await garage.getByRole("button", { name: "Complete Your Vehicle" }).click()
    await expect(dialog(page, "Complete Your Vehicle").getByLabel("Engine")).toBeEnabled()
    await expectClean(page)
    await visit(page, "/CustomerVehicle")
    await expect(page.getByRole("heading", { name: "Vehicle (1)" })).toBeVisible()
    await expectClean(page)
  })

  test("the garage has no violation while its services do not respond", fullOnPhone, async ({ page, quietConsole }) => {
    quietConsole.expected = new RegExp(`${anyFailure.source}|Failed to call the garage service`)
    await page.route("**/graphql/**", (route) => route.abort())
    await visit(page, "/the-toolbox?showvehicles=true")
    await expect(dialog(page, "Your Garage").getByRole("alert")).toContainText(
      "We couldn't load your garage: the shop can't be reached right now."
    )
    await expectClean(page)
  })

  test(
    "SRCH-04 SRCH-09 SRCH-11 SRCH-17 the search has no violation with history, with results, without results and with a vehicle",
    full,
    async ({ asVisitor, page }) => {
      await asVisitor({ vehicles: [camaro] })
      await visit(page, "/the-toolbox")
      const search = await openSearch(page)
      await page.keyboard.type("brake cal")
      await expect(search.getByRole("option").first()).toBeVisible()
      await expectClean(page)
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(/query=brake(\+|%20)cal/)
      await visit(page, "/the-toolbox")
      await openSearch(page)
      await expect(search.getByText("Recent Searches")).toBeVisible()
      await expectClean(page)
      await search.getByRole("combobox").fill("qzxqzx")
      await expect(search.getByText("No suggested products")).toBeVisible()
      await expectClean(page)
    }
  )

  test("TOAST-07 TOAST-08 TOAST-09 the toasts about the connection have no violation", full, async ({ page, context, quietConsole }) => {
    quietConsole.expected = anyFailure
    await visit(page, "/the-toolbox")
    await noticesReady(page)
    await context.setOffline(true)
    await expect(notices(page).getByRole("alert")).toHaveText("You are currently offline")
    await expectClean(page)
    await context.setOffline(false)
    await expect(notices(page).getByText("You're back online!")).toBeVisible()
    await expect(notices(page).getByRole("listitem")).toHaveCount(0)
  })

  test("DRW-01 ATC-06 the drawers of options, a kit and an added part have no violation", full, async ({ page }) => {
    await visit(page, "/search?query=brake+caliper")
    await page
      .getByRole("button", { name: /^Add to Cart: / })
      .first()
      .click()
    await expect(dialog(page, "Choose options")).toBeVisible()
    await expectClean(page)
    await visit(page, "/search?query=tune-up+kit")
    await page
      .getByRole("button", { name: /^Add to Cart: .*Tune-Up Kit/i })
      .first()
      .click()
    const kit = dialog(page, "Build your Kit")
    await expect(kit.or(dialog(page, "1 Item Added to Cart"))).toBeVisible()
    await expectClean(page)
  })
})

test(
  "CTRL-27 MODAL-10 MODAL-11 MODAL-12 a drawer opens within 300 ms, is at most 400 px wide, and full width up to 1023 px",
  coreAtDesk,
  async ({ page }) => {
    await visit(page, "/the-toolbox?showvehicles=true")
    const drawer = dialog(page, "Your Garage")
    await expect(drawer).toHaveCSS("transition-duration", /^0\.3s\b/)
    for (const [screen, width] of [
      [1440, 400],
      [1024, 400],
      [1023, 1023],
      [390, 390]
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 })
      await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(width)
    }
  }
)

test(
  "CTRL-01 CTRL-05 CTRL-07 CTRL-08 CTRL-29 a vehicle detail is selected in a list that typing filters",
  fullAtDesk,
  async ({ page, context, baseURL }) => {
    await setVehicleCookie(context, baseURL!, 1969, "Chevrolet", "Camaro")
    await visit(page, "/search?query=wheel+spacer")
    await page.getByRole("main").getByRole("button", { name: "Complete Vehicle" }).first().click()
    const form = dialog(page, "Complete Your Vehicle")
    const field = form.getByRole("combobox").first()
    await expect(field).toBeEnabled()
    await expect(field).toHaveAttribute("placeholder", "Select...")
    await expect(form.locator(".fade-in").first()).toHaveCSS("animation-duration", "0.2s")
    expect((await field.boundingBox())?.height).toBe(38)
    await field.click()
    const menu = page.locator(".dropdown__menu")
    await expect.poll(async () => Math.round((await menu.boundingBox())?.height ?? 0)).toBe(300)
    await expectClean(page)
    await page.keyboard.press("Escape")
    await expect(menu).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 130 })
    await field.click()
    await expect.poll(async () => Math.round((await menu.boundingBox())?.height ?? 0)).toBe(140)
    await page.setViewportSize({ width: 1440, height: 900 })
    const active = page.locator("[role=option][data-highlighted]")
    await page.keyboard.press("ArrowDown")
    await expect(active).toHaveText("Select...")
    await page.keyboard.press("PageDown")
    await expect(active).toHaveText((await page.getByRole("option").nth(5).textContent()) ?? "")
    await field.fill("zz")
    await expect(menu).toHaveText("No options")
    await field.fill("4.75")
    await page.keyboard.press("Enter")
    await expect(field).toHaveValue("5 x 4.75 in")
    await expect(form.getByRole("button", { name: "Complete Vehicle" })).toBeEnabled()
  }
)

test("SRCH-16 up to 460 px the search fills the screen below its title", coreOnPhone, async ({ page }) => {
  await visit(page, "/the-toolbox")
  await page.setViewportSize({ width: 460, height: 800 })
  const search = await openSearch(page)
  await expect(search.getByRole("heading", { name: "Search Camber" })).toBeVisible()
  expect((await search.boundingBox())?.width).toBe(460)
  await page.setViewportSize({ width: 461, height: 800 })
  expect((await search.locator(".search__head").boundingBox())?.height).toBe(1)
})

test("reduced motion disables all transitions", fullAtDesk, async ({ page, context, quietConsole }) => {
  quietConsole.expected = anyFailure
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/the-toolbox?showvehicles=true")
  await expect(dialog(page, "Your Garage")).toHaveCSS("transition-duration", "0s")
  await noticesReady(page)
  // The toast waits until the overlay has closed.
  await page.keyboard.press("Escape")
  await context.setOffline(true)
  await expect(notices(page).getByRole("listitem")).toHaveCSS("animation-duration", "0s")
})

test("focus moves into an opened overlay and back to its origin", fullAtDesk, async ({ page }) => {
  await visit(page, "/the-toolbox")
  await garageButton(page).focus()
  await page.keyboard.press("Enter")
  const opened = page.getByRole("dialog")
  await expect(opened.locator(":focus")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(opened).toBeHidden()
  await expect(garageButton(page)).toBeFocused()

  const field = page.getByRole("banner").getByPlaceholder(/^Search by/)
  await field.focus()
  await page.keyboard.press("r")
  await expect(dialog(page, /^Search/).getByRole("combobox")).toHaveValue("r")
  await page.keyboard.press("Escape")
  await expect(field).toBeFocused()
})

test(
  "NAV-155 NAV-156 the page behind a drawer is hidden from assistive technology, and Tab stays in the drawer in both directions",
  onDesktop,
  async ({ page }) => {
    await visit(page, "/the-toolbox?showvehicles=true")
    const drawer = dialog(page, "Your Garage")
    await expect(drawer.locator(":focus")).toHaveCount(1)
    await expect(page.getByRole("banner")).toHaveCount(0)
    for (const key of ["Shift+Tab", "Tab", "Shift+Tab"])
      for (let stops = 0; stops < 12; stops++) {
        await page.keyboard.press(key)
        await expect(drawer.locator(":focus")).toHaveCount(1)
      }
    await drawer.getByRole("button", { name: "Close" }).evaluate((close: HTMLButtonElement) => {
      close.focus()
      close.disabled = true
    })
    await expect(drawer).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("banner")).toBeVisible()
  }
)

const visible = (opener: Locator) => opener.filter({ visible: true }).first()
const inMain = (page: Page, name: string | RegExp) => visible(page.getByRole("main").getByRole("button", { name }))
/** Clicks twice and returns the milliseconds between the clicks. */
const pressTwice = async (page: Page, x: number, y: number): Promise<number> => {
  const presses = await page.evaluateHandle(() => {
    const at: number[] = []
    addEventListener("mousedown", ({ timeStamp }) => at.push(timeStamp), { capture: true })
    return at
  })
  await page.mouse.dblclick(x, y, { delay: 40 })
  return presses.evaluate(([first = 0, second = Infinity]) => second - first)
}
/** Maximum milliseconds of a double-click. On a busy machine, a later click is a separate one. */
const DOUBLE = 250
/** Overlays by name: page, control and title. */
const openers = {
  "the menu": ["/the-toolbox", (page: Page) => visible(page.getByRole("link", { name: "Menu" })), "Menu"],
  "the garage": ["/the-toolbox", garageButton, /^(?:Your Garage|Add a Vehicle)$/],
  "a card's choice": ["/search?query=brake+caliper", (page: Page) => inMain(page, /^Add to Cart: /), "Choose options"],
  "the lists": ["product", (page: Page) => inMain(page, "Add to List"), "Save This Item to a List"],
  "the search": ["/the-toolbox", (page: Page) => page.getByRole("banner").getByPlaceholder(/^Search by/), /^Search/]
} as const
for (const [what, [address, openerOn, title]] of Object.entries(openers))
  test(`NAV-158 a double-click opens ${what} once, and one click reopens it while it closes`, fullOnPhone, async ({ page, request }) => {
    const opened = dialog(page, title)
    /** Opens the page, loads the overlay's code by a first click, and returns where the control is. */
    const prepare = async (): Promise<readonly [number, number]> => {
      await visit(page, address === "product" ? await findPageAddress(request, address) : address)
      const opener = openerOn(page)
      await opener.scrollIntoViewIfNeeded()
      const box = await opener.boundingBox()
      const [left, top] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.mouse.click(left, top)
      await expect(opened.locator(":focus")).toHaveCount(1)
      await page.keyboard.press("Escape")
      await expect(opened).toBeHidden()
      return [left, top]
    }
    let [x, y] = await prepare()
    const { pathname } = new URL(page.url())
    // A late second click may follow a link of the menu, so each attempt starts at the page again.
    while ((await pressTwice(page, x, y)) > DOUBLE) [x, y] = await prepare()
    await expect(opened.locator(":focus")).toHaveCount(1)
    await expect(page.locator("[role=dialog]")).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe(pathname)
    await page.keyboard.press("Escape")
    await page.mouse.click(x, y)
    await expect(page.locator("[role=dialog]:not([data-leaving]) :focus")).toHaveCount(1)
    await expect(opened).toBeVisible()
  })

test("TOAST-07 a toast that waits behind a drawer appears after it has closed", fullOnPhone, async ({ page, context, quietConsole }) => {
  quietConsole.expected = anyFailure
  await visit(page, "/the-toolbox?showymm=true")
  const form = dialog(page, "Add a Vehicle")
  await noticesReady(page)
  await expect(form.locator(":focus")).toHaveCount(1)
  await context.setOffline(true)
  await expect(notices(page).getByRole("listitem")).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(form).toBeHidden()
  await notices(page).getByRole("button", { name: "Dismiss: You are currently offline" }).click()
  await expect(notices(page).getByRole("listitem")).toHaveCount(0)
})
