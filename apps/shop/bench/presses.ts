import type { Locator, Page } from "@playwright/test"
import { waitForNetworkIdle } from "./browser.ts"
import { measureInteractions } from "./eventTiming.ts"

/** Milliseconds of each interaction by its name. */
export type InteractionTimes = Record<string, number[]>
/** Interacts with an idle page and restores its state. */
type Press = (page: Page, took: InteractionTimes) => Promise<void>

const TERM = "brake rotors"
const drawer = ".drawer"

const note = (took: InteractionTimes, name: string, times: ReadonlyArray<number>): void => void (took[name] ??= []).push(...times)

/** Opens the garage as the page's first interaction, as on a phone without hovering first. */
const firstSign: Press = async (page, took) => {
  note(took, "garage, first interaction with the page", await measureInteractions(page, 1, () => opened(plate(page), page.locator(drawer))))
  await closed(page, page.locator(drawer))
  await waitForNetworkIdle(page)
}

/** Measures the minimum duration of an interaction on this page: the browser opens an element without a script. */
const yardstick: Press = async (page, took) => {
  await page.evaluate(() => {
    const details = document.body.appendChild(document.createElement("details"))
    details.id = "yardstick"
    details.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 9999"
    details.append(document.createElement("summary"), "open")
  })
  const summary = page.locator("#yardstick summary")
  await summary.hover()
  await waitForNetworkIdle(page)
  note(took, "baseline: open an empty details element", await measureInteractions(page, 1, () => summary.click()))
  await page.evaluate(() => document.getElementById("yardstick")?.remove())
}

const garage: Press = async (page, took) => {
  await plate(page).hover()
  await waitForNetworkIdle(page)
  note(took, "garage opens", await measureInteractions(page, 1, () => opened(plate(page), page.locator(drawer))))
  await closed(page, page.locator(drawer))
}

const menu: Press = async (page, took) => {
  const control = page.getByRole("banner").getByRole("link", { name: "Menu", exact: true })
  await control.hover()
  await waitForNetworkIdle(page)
  note(took, "menu opens", await measureInteractions(page, 1, () => opened(control, page.locator(drawer))))
  await closed(page, page.locator(drawer))
}

const keys: Press = async (page, took) => {
  await page.keyboard.press("/")
  const field = page.getByRole("dialog").getByRole("combobox")
  await field.waitFor()
  await waitForNetworkIdle(page)
  note(took, "key in the search", await measureInteractions(page, TERM.length, () => page.keyboard.type(TERM, { delay: 150 })))
  await closed(page, field)
}

const add: Press = async (page, took) => {
  const button = page.getByRole("main").getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first()
  await button.hover()
  await waitForNetworkIdle(page)
  note(took, "add to cart", await measureInteractions(page, 1, () => opened(button, page.getByRole("dialog", { name: /Added to Cart/ }))))
}

const facet: Press = async (page, took) => {
  const value = page.locator("#facets a.check:visible").first()
  await value.hover()
  await waitForNetworkIdle(page)
  note(took, "facet", await measureInteractions(page, 1, () => opened(value, page.locator("#facets a.check[aria-current]"))))
  await waitForNetworkIdle(page)
}

/** Navigates from the listing to a product and back. Hovers the link first, as shoppers do before a click. */
const toProduct: Press = async (page, took) => {
  const link = page.getByRole("main").locator(".card a[href^='/item/']").first()
  await link.hover()
  await waitForNetworkIdle(page)
  let shown = 0
  note(
    took,
    "listing to product",
    await measureInteractions(page, 1, async () => {
      shown = await timeTo(page, ".pdp", () => link.click())
    })
  )
  note(took, "listing to product, page displayed", [shown])
  await waitForNetworkIdle(page)
  const back = await timeTo(page, "#facets", () => page.evaluate(() => history.back()))
  note(took, "back, page displayed", [back])
}

/** Interactions on each kind of page, in this order. */
export const interactionsByPage: Readonly<Record<string, ReadonlyArray<Press>>> = {
  product: [yardstick, garage, keys, add],
  category: [firstSign, menu, facet, toProduct]
}

const plate = (page: Page): Locator => page.getByRole("banner").locator("a.plate")

const opened = async (control: Locator, shown: Locator): Promise<void> => {
  await control.click()
  await shown.first().waitFor()
}

const closed = async (page: Page, shown: Locator): Promise<void> => {
  await page.keyboard.press("Escape")
  await shown.waitFor({ state: "detached" })
}

/** Returns the milliseconds from the input, or the back navigation, to the end of the first frame that shows the selector. */
const timeTo = async (page: Page, selector: string, act: () => Promise<void>): Promise<number> => {
  await page.evaluate((selector) => {
    const marks = { begun: 0, shown: 0 }
    Object.assign(window, { marks })
    const begin = ({ timeStamp }: Event) => (marks.begun ||= timeStamp)
    addEventListener("click", begin, { capture: true, once: true })
    addEventListener("popstate", begin, { capture: true, once: true })
    const seen = () => {
      if (marks.begun === 0 || document.querySelector(selector) === null) return
      watcher.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (marks.shown = performance.now())
        port2.postMessage(null)
      })
    }
    const watcher = new MutationObserver(seen)
    watcher.observe(document, { subtree: true, childList: true })
  }, selector)
  await act()
  const durations = await page.waitForFunction(() => {
    const { marks } = window as unknown as { readonly marks: { readonly begun: number; readonly shown: number } }
    return marks.shown > 0 && marks.shown - marks.begun
  })
  return Number(await durations.jsonValue())
}
