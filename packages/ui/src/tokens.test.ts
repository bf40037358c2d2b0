import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), "utf8")
/** The styles of the shared components and of the capabilities. */
const files = [".", "../../../apps/storefront/src"].flatMap((folder) =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file))
)
const tokens = read("tokens.css")

/** Returns the names of all colors and shadows that a theme defines. */
const readColors = (theme: string): ReadonlyArray<string> => [...theme.matchAll(/(--[\w-]+):[^;]*oklch/g)].map(([, name = ""]) => name)

/**
 * Files with the colors of real objects, such as drawing inks and car paints. These colors are the same in every theme, or follow the
 * drawing's own light.
 */
const ofThings = ["assembly-drawing.css", "paint-picker.css"]

it("CTRL-41 GAP-C34 raw colors are defined in one file, and no component defines a color", () => {
  const own = files.filter((file) => file.endsWith(".css") && !["tokens.css", "print.css", ...ofThings].includes(path.basename(file)))
  expect(own.length).toBeGreaterThan(80)
  expect(own.filter((file) => /oklch\(|(?:rgb|hsl)a?\(|#[0-9a-f]{3,8}\b/i.test(read(file)))).toEqual([])
})

it("CTRL-41 every color of the dark theme is also defined in the light theme", () => {
  const [light = "", dark = ""] = tokens.split('[data-theme="dark"]')
  expect(readColors(dark).length).toBeGreaterThan(20)
  expect(readColors(dark).filter((name) => !readColors(light).includes(name))).toEqual([])
})
