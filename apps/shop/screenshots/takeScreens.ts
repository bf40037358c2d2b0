import { type Browser, type BrowserContext, chromium } from "@playwright/test"
import { mkdirSync } from "node:fs"
import path from "node:path"
import { findBrowser, launchOptions, noBrowser } from "../scripts/findBrowser.ts"
import { root } from "../scripts/runStep.ts"
import { type People, createScreenshotAccounts } from "./people.ts"
import { type Screen, screens, show } from "./screens.ts"
import { openShopOnShow } from "./ShopOnShow.ts"

/**
 * Takes screenshots of the shop on desktop and phone in both themes, and writes them to `docs/images/screens-light.jpg`
 * and `-dark.jpg`: `pnpm --filter @camber/shop screens`.
 *
 * Starts its own shop and stops it at the end. The full-length screenshots are in `.test/screens`. Parts of screen
 * names as arguments take only those screens and write no sheet.
 */

const looks = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
} as const

const folder = path.join(root, ".test/screens")

const takeAll = async (browser: Browser, chosen: ReadonlyArray<Screen>): Promise<void> => {
  const onShow = await openShopOnShow()
  const { origin } = onShow.shop
  try {
    const [people, places] = await createScreenshotAccounts(browser, onShow)
    const take = async (context: BrowserContext, screen: Screen, ending: string): Promise<string> => {
      const page = await context.newPage()
      await show(page, screen, places)
      const picture = await page.screenshot()
      const file = `${screen.name.toLowerCase().replaceAll(/\W+/g, "-")}-${ending}.png`
      await page.screenshot({ path: path.join(folder, file), fullPage: true })
      await page.close()
      return `data:image/png;base64,${picture.toString("base64")}`
    }
    const takeTheme = async (theme: "light" | "dark") => {
      const takeLook = async (look: keyof typeof looks) => {
        const pictures: string[] = []
        const open = async (who: keyof People) => {
          const settings = { baseURL: origin, storageState: people[who], serviceWorkers: "block", reducedMotion: "reduce" } as const
          const context = await browser.newContext({ ...looks[look], ...settings, colorScheme: theme })
          await context.addCookies([{ name: "theme", value: theme, url: origin }])
          return context
        }
        const contexts = { anonymous: await open("anonymous"), shopper: await open("shopper"), staff: await open("staff") }
        for (const screen of chosen) pictures.push(await take(contexts[screen.who], screen, `${looks[look].viewport.width}-${theme}`))
        for (const context of Object.values(contexts)) await context.close()
        return pictures
      }
      const [desks, phones] = await Promise.all([takeLook("desk"), takeLook("phone")])
      return chosen.map(({ name }, at) => ({ name, desk: desks[at] ?? "", phone: phones[at] ?? "" }))
    }
    for (const theme of ["light", "dark"] as const) {
      const tiles = await takeTheme(theme)
      if (chosen === screens) await layOut(browser, tiles, theme, path.join(root, `docs/images/screens-${theme}.jpg`))
    }
  } finally {
    await onShow.shop.stop()
  }
}

const found = await findBrowser()
if (found === null) throw new Error(noBrowser)
mkdirSync(folder, { recursive: true })
const [wanted] = process.argv.slice(2)
const { args = [], ...options } = launchOptions(found)
// Subpixel positioning keeps the spaces of small text.
const browser = await chromium.launch({ ...options, args: [...args, "--font-render-hinting=none"] })
try {
  await takeAll(browser, wanted === undefined ? screens : screens.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase())))
} finally {
  await browser.close()
}

/** A screen at desktop and phone width, as image URLs. */
interface Tile {
  readonly name: string
  readonly desk: string
  readonly phone: string
}

const grounds = { light: { ground: "#d4d6d3", ink: "#16181a" }, dark: { ground: "#33373b", ink: "#f2f3f1" } } as const

/** Renders the screens side by side with captions into a file small enough for the repository. */
const layOut = async (browser: Browser, tiles: ReadonlyArray<Tile>, theme: "light" | "dark", file: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 2600, height: 900 } })
  const { ground, ink } = grounds[theme]
  const figures = tiles.map(
    ({ desk, name, phone }) =>
      `<figure><img src="${desk}" width="480"><img src="${phone}" width="139"><figcaption>${name}</figcaption></figure>`
  )
  await page.setContent(
    `<style>
      body { margin: 0; padding: 20px; background: ${ground}; color: ${ink}; font: 15px/22px sans-serif }
      main { display: grid; grid-template-columns: repeat(4, max-content); justify-content: space-between; gap: 16px 0 }
      figure { display: grid; grid-template-columns: auto auto; gap: 6px 4px; margin: 0 }
      img { display: block; height: 300px }
      figcaption { grid-column: 1 / -1 }
    </style><main>${figures.join("")}</main>`
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 72 })
  await page.close()
}
