import { cutawayOptions } from "./cars/cutaway/drawCutaway.ts"
import { carOptions } from "./cars/drawCar.ts"
import { getDrawing, drawingOptions } from "./drawings.ts"
import { KIT_LIMIT, kitNumbers } from "./kit.ts"
import { flag, parseLook } from "./pen/frame.ts"
import { type Choice, type RawOptions, resolve } from "./pen/option.ts"

/**
 * Returns the look options of a stand-alone image: the theme is auto unless light or dark is requested. Drops the title, which has no
 * effect in an `<img>`.
 */
const lookOptions = (raw: RawOptions, varies: boolean): RawOptions => {
  const { theme, grid, dims, bg, brand, pack, seed } = parseLook(raw)
  const isMade = varies || pack !== "none"
  return {
    ...(isMade && brand !== "" ? { brand } : {}),
    ...(isMade && seed > 0 ? { seed } : {}),
    ...(pack === "none" ? {} : { pack }),
    ...(theme === "light" || theme === "dark" ? { theme } : {}),
    ...(grid ? { grid } : {}),
    ...(dims ? {} : { dims }),
    ...(bg ? { bg } : {})
  }
}

const sorted = (options: RawOptions): RawOptions => Object.fromEntries(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Returns the options that change a stand-alone image of this type: only known options whose value is not the default, validated and
 * sorted.
 */
export const canonicalOptions = (type: string, raw: RawOptions): RawOptions => {
  const own = Object.entries(drawingOptions(type)).flatMap(([name, option]) => {
    const value = resolve(option, raw[name])
    return value === option.default ? [] : [[name, value] as const]
  })
  return sorted({ ...Object.fromEntries(own), ...lookOptions(raw, getDrawing(type).varies) })
}

/** Works like `canonicalOptions`, for car drawings, which have no dimensions. */
const ofCar =
  (options: Readonly<Record<string, Choice>>) =>
  (raw: RawOptions): RawOptions => {
    const { dims: _, boxed: __, brand: ___, seed: ____, ...look } = lookOptions(raw, false)
    const own = Object.entries(options).flatMap(([name, option]) => {
      const value = resolve(option, raw[name])
      return value === option.default ? [] : [[name, value] as const]
    })
    return sorted({ ...Object.fromEntries(own), ...look })
  }

/** Canonical options of a car's image: `paint`, `view` and the look. */
export const canonicalCarOptions = ofCar(carOptions)
/** Canonical options of a cutaway's image: `paint`, `only` and the look. */
export const canonicalCutawayOptions = ofCar(cutawayOptions)

/**
 * Works like `canonicalOptions`, for a kit of `count` components: `balloons` with their `numbers`, the look, and the
 * brand if there is a seed.
 */
export const canonicalKitOptions = (raw: RawOptions, count: number): RawOptions => {
  const { dims: _, pack: __, brand, seed, ...look } = lookOptions(raw, true)
  const isNumbered = flag(raw["balloons"], false)
  const numbers = kitNumbers(raw["numbers"], count)
  return sorted({
    ...(isNumbered ? { balloons: 1 } : {}),
    ...(isNumbered && numbers !== undefined ? { numbers } : {}),
    ...(seed === undefined ? {} : { seed, ...(brand === undefined ? {} : { brand }) }),
    ...look
  })
}

const address = (path: string, query: readonly (readonly [string, string | number | boolean])[]): string => {
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)] as [string, string])).toString()
  return search === "" ? path : `${path}?${search}`
}

/** Returns the path of a part's image on the content host, with options as for `draw`. Equal images have equal paths. */
export const partAddress = (type: string, options: RawOptions = {}): string =>
  address(`/content/parts/${type}.svg`, Object.entries(canonicalOptions(type, options)))

/** Returns the path of a kit's image on the content host: its components in order, numbered with `balloons`. */
export const kitAddress = (components: readonly string[], options: RawOptions = {}): string =>
  address("/content/kits.svg", [
    ...components.slice(0, KIT_LIMIT).map((component) => ["c", component] as const),
    ...Object.entries(canonicalKitOptions(options, Math.min(components.length, KIT_LIMIT)))
  ])

/** Returns the path of a car's image on the content host: the side view of its body in the chosen paint. */
export const carAddress = (body: string, options: RawOptions = {}): string =>
  address(`/content/cars/${body}.svg`, Object.entries(canonicalCarOptions(options)))

/** Returns the path of a car's cutaway on the content host: its transparent body in the chosen paint, or a single highlighted system. */
export const cutawayAddress = (body: string, options: RawOptions = {}): string =>
  address(`/content/cutaways/${body}.svg`, Object.entries(canonicalCutawayOptions(options)))
