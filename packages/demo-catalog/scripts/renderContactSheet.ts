/**
 * Renders the contact sheets `docs/images/drawings-light.png` and `-dark.png`: the first variant of every product type
 * and the emblems of the race types, 124 px wide as on a phone's card. Run it after changing a drawing: `pnpm --filter
 * @camber/demo-catalog contact-sheet`.
 */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Resvg } from "@resvg/resvg-js"
import { getDefaultImages } from "../src/image.ts"
import { draw } from "@camber/part-drawings"
import { indexedPng, text, THEMES } from "@camber/part-drawings/testing"

const TILE = 124
const LABEL = 14
const GAP = 6
const COLUMNS = 16

/** Returns the letter height at which a name fits into its tile. */
const letterHeight = (name: string): number => Math.min(7, 165 / name.length)

const sheet = (theme: "light" | "dark"): Uint8Array => {
  const pictures = getDefaultImages()
  const rows = Math.ceil(pictures.length / COLUMNS)
  const [width, height] = [COLUMNS * (TILE + GAP) + GAP, rows * (TILE + LABEL + GAP) + GAP]
  const { ink, tint } = THEMES[theme]
  const tiles = pictures.map(({ name, drawing, options }, i) => {
    const x = GAP + (i % COLUMNS) * (TILE + GAP)
    const y = GAP + Math.floor(i / COLUMNS) * (TILE + LABEL + GAP)
    const picture = draw(drawing, { ...options, theme, dims: false, bg: true })
    const label = text(name.replaceAll("-", " "), TILE / 2, TILE + LABEL / 2, letterHeight(name), "middle", 0.9)
    return `<svg x="${x}" y="${y}" width="${TILE}" height="${TILE}"${picture.slice("<svg".length)}<g transform="translate(${x} ${y})" stroke="currentColor">${label}</g>`
  })
  const document =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${ink}" stroke-linecap="round">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${theme === "light" ? tint : "#000000"}"/>${tiles.join("")}</svg>`
  const image = new Resvg(document, { font: { loadSystemFonts: false } }).render()
  return indexedPng(image.pixels, image.width, image.height)
}

for (const theme of ["light", "dark"] as const) {
  const file = fileURLToPath(new URL(`../../../docs/images/drawings-${theme}.png`, import.meta.url))
  const png = sheet(theme)
  writeFileSync(file, png)
  console.log(`${file}: ${Math.round(png.length / 1000)} kB`)
}
