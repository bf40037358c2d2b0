import type { Browser } from "@playwright/test"

/** A screen at desktop and phone width, as image URLs. */
export interface Tile {
  readonly name: string
  readonly desk: string
  readonly phone: string
}

const grounds = { light: { ground: "#d4d6d3", ink: "#16181a" }, dark: { ground: "#33373b", ink: "#f2f3f1" } } as const

/** Renders the screens side by side with captions into a file small enough for the repository. */
export const layOut = async (browser: Browser, tiles: ReadonlyArray<Tile>, theme: "light" | "dark", file: string): Promise<void> => {
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
