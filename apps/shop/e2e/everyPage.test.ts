import type { BrowserContext, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { expectNoAxeViolations, getTheme } from "./axe.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { layoutShift, SHIFT_BUDGET } from "./layoutShift.ts"
import { findPageAddress, type PageKind, pageKinds } from "./pages.ts"
import { coreAtDesk, expect, failedToLoad, test } from "./shop.ts"

declare global {
  interface Window {
    /** The server's HTML before the first script ran. */
    drawn?: { readonly root: Element; readonly elements: ReadonlyArray<Element> }
  }
}

interface Later {
  readonly selector: string
  readonly attribute?: string
  /** Hydration adds the element, and the server renders nothing in its place. */
  readonly isAdded?: boolean
}
/** Elements whose children or attribute hydration changes, because the server cannot know them or because they need scripts. */
const whatComesLater: ReadonlyArray<Later> = [
  { selector: ".cartlink > span:last-child" },
  { selector: ".searchform input", attribute: "readonly" },
  { selector: ".searchform input", attribute: "required" },
  { selector: ".ymm select", attribute: "disabled" },
  { selector: ".ymm select", attribute: "aria-busy" },
  { selector: ".ymm select" },
  // On a short page, the lazy footer is near the viewport and has loaded already.
  { selector: "#footer" }
]

/** The not-found page adds its recommendations below the server's HTML. */
const laterOn = (kind: string): ReadonlyArray<Later> =>
  kind === "missing" ? [...whatComesLater, { selector: "main section.block.main", isAdded: true }] : whatComesLater

/** Widths of the smallest phones still sold, and of wider phones with the largest text. */
const NARROW = [320, 360]

/** Records the HTML as parsed, before module scripts run. */
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
    const getLines = (root: Element | null | undefined) => {
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
      before: getLines(window.drawn?.root),
      after: getLines(document.getElementById("root"))
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

/** Sets cookies for a vehicle and a theme. */
const settle = async (context: BrowserContext, origin: string, theme: string): Promise<void> => {
  await setVehicleCookie(context, origin, 1969, "Chevrolet", "Camaro")
  await context.addCookies([{ name: "theme", value: theme, url: origin }])
}

/** The kinds whose layout differs most between the widths. */
const onBothInCore: ReadonlySet<PageKind> = new Set(["home", "category", "search", "product"])

// All checks of a page share one visit, because opening the page takes the time.
for (const kind of pageKinds) {
  const tag = onBothInCore.has(kind) ? {} : coreAtDesk
  test(
    `the ${kind} page hydrates its server HTML without errors or shifts, and is accessible`,
    tag,
    async ({ page, context, baseURL, isMobile, request, quietConsole }) => {
      if (kind === "missing") quietConsole.expected = failedToLoad
      await settle(context, baseURL!, getTheme(isMobile))
      await rememberWhatIsDrawn(page)
      await page.goto(await findPageAddress(request, kind))
      await waitForHydration(page)
      await test.step("every element comes from the server", () => expectWhatWasDrawn(page, kind))
      expect(await page.locator("html").getAttribute("data-theme")).toBe(getTheme(isMobile))
      await test.step(`it shifts by ${SHIFT_BUDGET} at most`, () => expectNothingMoved(page))
      await test.step("it has no accessibility violation", () => expectNoAxeViolations(page))
      if (isMobile) await test.step("it fits the smallest screens", () => expectNoScrollingSideways(page))
    }
  )
}
