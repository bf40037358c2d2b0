import type { Page } from "@playwright/test"
import { goTo } from "../e2e/waitForHydration.ts"
import { dialog } from "../e2e/garage.ts"
import { fillAddress, continueCheckout, main } from "../e2e/order.ts"
import { findPageAddress } from "../e2e/pages.ts"
import { expect } from "../e2e/shop.ts"
import { MAILBOX, type People, type Places, BRAKES_PATH } from "./people.ts"

/** A screenshot of the shop: the person, the page, and the actions before it is taken. */
export interface Screen {
  readonly name: string
  readonly who: keyof People
  readonly at: string | ((places: Places, page: Page) => string | Promise<string>)
  readonly then?: (page: Page) => Promise<unknown>
}

const press = (page: Page, name: string | RegExp): Promise<void> => main(page).getByRole("button", { name }).first().click()

const search = async (page: Page): Promise<void> => {
  await page
    .getByRole("banner")
    .getByPlaceholder(/^Search by/)
    .or(page.getByRole("banner").getByRole("searchbox"))
    .first()
    .click()
  await page.keyboard.type("brake pads")
  await expect(page.getByRole("option", { name: /Brake Pad Set/ }).first()).toBeVisible()
}

const chooseOptions = async (page: Page): Promise<void> => {
  await press(page, /^Add to Cart: /)
  await expect(dialog(page, "Choose options").getByRole("button", { name: "Add to Cart" })).toBeVisible()
}

const enterAddress = async (page: Page): Promise<void> => {
  await fillAddress(page, MAILBOX)
  await continueCheckout(page)
  await expect(main(page).getByRole("button", { name: /^Place Order/ })).not.toHaveAttribute("aria-busy", "true")
  await page.evaluate(() => scrollTo(0, 0))
}

const startReturn = async (page: Page): Promise<void> => {
  await press(page, "Start a Return")
  const row = main(page)
    .getByRole("combobox", { name: /^How many of/ })
    .first()
  await row.selectOption("1")
  await main(page).getByRole("button", { name: "Request Return" }).waitFor()
  await row.evaluate((field) => field.closest("section")?.scrollIntoView())
}

/** The screens of the contact sheet, in the order of a purchase. */
export const screens: ReadonlyArray<Screen> = [
  { name: "Home, no car yet", who: "anonymous", at: "/" },
  { name: "Home with a car", who: "shopper", at: "/" },
  { name: "The car's parts", who: "shopper", at: ({ car }) => car },
  { name: "The car by its systems", who: "shopper", at: ({ car }) => `${car}/car` },
  { name: "An assembly", who: "shopper", at: "/assembly/brake-corner" },
  { name: "A category", who: "shopper", at: BRAKES_PATH },
  { name: "Search results", who: "shopper", at: "/search?query=brake+pads" },
  { name: "No results", who: "shopper", at: "/search?query=unobtainium+flux+pads" },
  { name: "Search as you type", who: "shopper", at: "/", then: search },
  { name: "A part that fits", who: "shopper", at: ({ fitting }) => fitting },
  { name: "A part that may not fit", who: "shopper", at: ({ misfit }) => misfit },
  { name: "A kit", who: "shopper", at: ({ kit }) => kit },
  { name: "Choosing options", who: "shopper", at: BRAKES_PATH, then: chooseOptions },
  { name: "The cart", who: "shopper", at: "/shoppingcart" },
  { name: "Checkout", who: "shopper", at: "/buy", then: enterAddress },
  { name: "An order, paid", who: "shopper", at: ({ order }) => `/buy/confirmation/${order}` },
  { name: "An order, partly shipped", who: "shopper", at: ({ order }) => `/account/orderhistory/${order}` },
  { name: "A return", who: "shopper", at: ({ order }) => `/account/orderhistory/${order}`, then: startReturn },
  { name: "The garage", who: "shopper", at: "/CustomerVehicle" },
  { name: "A list", who: "shopper", at: "/buildlist" },
  { name: "The build planner", who: "shopper", at: ({ plan }) => plan },
  { name: "The account", who: "shopper", at: "/account" },
  { name: "A directory", who: "shopper", at: "/makes" },
  { name: "An article", who: "shopper", at: (_, page) => findPageAddress(page.request, "article") },
  { name: "A missing page", who: "shopper", at: "/no/such/page" },
  { name: "Staff: orders", who: "staff", at: "/staff/orders" },
  { name: "Staff: an order", who: "staff", at: ({ order }) => `/staff/orders/${order}` },
  { name: "Staff: a packing slip", who: "staff", at: ({ order }) => `/api/staff/desk/slip?order=${order}` }
]

/** Opens this screen on the page and waits until it is hydrated, with its images, and idle. */
export const show = async (page: Page, { at, then }: Screen, places: Places): Promise<void> => {
  const address = typeof at === "string" ? at : await at(places, page)
  await (address.startsWith("/api/") ? page.goto(address) : goTo(page, address))
  // Interacts, so that lazy content loads.
  await page.mouse.move(5, 300)
  await page.waitForLoadState("networkidle")
  // Wait until no skeleton or busy element is in the viewport.
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".sk, [aria-busy=true]")].every((waiting) => {
      const { bottom, height, top } = waiting.getBoundingClientRect()
      return height === 0 || top > innerHeight || bottom < 0
    })
  )
  await then?.(page)
  await page.waitForLoadState("networkidle")
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].filter(({ loading }) => loading !== "lazy").map((image) => image.decode().catch(() => null)))
  })
}
