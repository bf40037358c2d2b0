import type { BrowserContext, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { expectNoAxeViolations } from "./axe.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { layoutShift, SHIFT_BUDGET } from "./layoutShift.ts"
import { getTheme } from "./themes.ts"
import { addressOf, pageKinds } from "./pages.ts"
import { expect, failedToLoad, test } from "./shop.ts"

declare global {
  interface Window {
    /** The server's page as it stood before the first script of the shop ran. */
    drawn?: { readonly root: Element; readonly elements: ReadonlyArray<Element> }
  }
}

interface Later {
  readonly selector: string
  readonly attribute?: string
  /** The server draws nothing in its place. */
  readonly isAdded?: boolean
}
/** What the server cannot know, or what is of use with scripts alone: its children, or the attribute that it gets. */
const whatComesLater: ReadonlyArray<Later> = [
  { selector: ".cartlink > span:last-child" },
  { selector: ".searchform input", attribute: "readonly" },
  { selector: ".searchform input", attribute: "required" },
  { selector: ".ymm select", attribute: "disabled" },
  { selector: ".ymm select", attribute: "aria-busy" },
  { selector: ".ymm select" },
  // Where it is near from the beginning, as on a short page, its late form has taken its place already.
  { selector: "#footer" }
]

/** The lost page's offers stand below all that the server drew. */
const laterOn = (kind: string): ReadonlyArray<Later> =>
  kind === "missing" ? [...whatComesLater, { selector: "main section.block.main", isAdded: true }] : whatComesLater

/** Widths of the smallest phones still sold, and of the largest text on a wider one. */
const NARROW = [320, 360]

/** Remembers the page as it is parsed: scripts that are modules run after that. */
const rememberWhatIsDrawn = (page: Page) =>
  page.addInitScript(() => {
    const remember = () => {
      const root = document.getElementById("root")
      if (document.readyState === "interactive" && root)
        window.drawn = { root: root.cloneNode(true) as Element, elements: [...root.querySelectorAll("*")] }
    }
    document.addEventListener("readystatechange", remember)
  })

const expectWhatWasDrawn = async (page: Page, kind: string): Promise<void> => {
  const { gone, before, after } = await page.evaluate((personal) => {
    const linesOf = (root: Element | null | undefined) => {
      const copy = root?.cloneNode(true) as Element | undefined
      for (const { selector, attribute, isAdded } of personal)
        for (const element of copy?.querySelectorAll(selector) ?? []) {
          if (isAdded) element.remove()
          else if (attribute === undefined) element.replaceChildren()
          else element.removeAttribute(attribute)
        }
      return copy?.innerHTML.replaceAll("><", ">\n<").split("\n")
    }
    return {
      gone: window.drawn?.elements
        .filter((element) => !element.isConnected && !element.matches(".sk, #footer, #footer *"))
        .map((element) => element.outerHTML),
      before: linesOf(window.drawn?.root),
      after: linesOf(document.getElementById("root"))
    }
  }, laterOn(kind))
  expect(gone).toEqual([])
  expect(after).toEqual(before)
}

const expectNothingMoved = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle")
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.waitForLoadState("networkidle")
  expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_BUDGET)
}

const expectNoScrollingSideways = async (page: Page): Promise<void> => {
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

/** A visitor with a car and a theme, as a cookie each. */
const settle = async (context: BrowserContext, origin: string, theme: string): Promise<void> => {
  await setVehicleCookie(context, origin, 1969, "Chevrolet", "Camaro")
  await context.addCookies([{ name: "theme", value: theme, url: origin }])
}

// What each kind of page owes everybody is looked at in one visit, since a visit is what costs the time.
for (const kind of pageKinds) {
  test(`the ${kind} page comes alive in silence as it was drawn, stays where it was, and can be read by everybody`, async ({
    page,
    context,
    baseURL,
    isMobile,
    request,
    quietConsole
  }) => {
    if (kind === "missing") quietConsole.expected = failedToLoad
    await settle(context, baseURL!, getTheme(isMobile))
    await rememberWhatIsDrawn(page)
    await page.goto(await addressOf(request, kind))
    await waitForHydration(page)
    await test.step("every element is the one that the server drew", () => expectWhatWasDrawn(page, kind))
    expect(await page.locator("html").getAttribute("data-theme")).toBe(getTheme(isMobile))
    await test.step(`it moves by ${SHIFT_BUDGET} at most`, () => expectNothingMoved(page))
    await test.step("it has no accessibility violation", () => expectNoAxeViolations(page))
    if (isMobile) await test.step("it fits the smallest screens", () => expectNoScrollingSideways(page))
  })
}
