import type { Drawn } from "./axis.ts"
import { carKey, getCaliper } from "./carMeasures.ts"
import type { Platform } from "./platforms.ts"
import { Random } from "./random.ts"
import { readCatalogTable } from "./tables.ts"

/** How the drawing of a pad calls its ears, by their place and their number. */
const earsDrawn: Readonly<Record<string, string>> = { "ends 2": "ends", "ends+top 3": "ends-top", "top 2": "top", "top 1": "top-single" }

const shapes = readCatalogTable("pad_shapes.tsv", [
  "shape",
  "axle",
  "width_in",
  "height_in",
  "outline",
  "ears",
  "ear_place",
  "tab",
  "pin_holes",
  "slots",
  "calipers"
]).map((row) => ({
  shape: row.shape,
  axle: row.axle,
  calipers: row.calipers.split("|"),
  length: Number(row.width_in),
  height: Number(row.height_in),
  look: {
    outline: row.outline,
    ears: earsDrawn[`${row.ear_place} ${row.ears}`] ?? "ends",
    tab: row.tab,
    pins: Number(row.pin_holes),
    slots: Number(row.slots)
  }
}))

const shapeFor = (random: Random, caliper: string, axle: string): string => {
  const found = shapes.filter((one) => one.calipers.includes(caliper) && (one.axle === axle || one.axle === "either"))
  const [first, ...rest] = found.map(({ shape }) => shape)
  return first === undefined ? "D-50" : random.pick([first, ...rest])
}

/** The pad that a car's caliper takes: every pad for this axle has it. */
export const getPadShape = (platform: Platform, isRear: boolean): string =>
  shapeFor(new Random("pad shape", `${carKey(platform)} ${String(isRear)}`, 0), getCaliper(platform, isRear), isRear ? "rear" : "front")

/** The pad of a caliper that is sold by itself. */
export const getCaliperPadShape = (caliper: string, position: string | undefined): string =>
  shapeFor(new Random("pad shape", caliper, 0), caliper, position === "Rear" ? "rear" : "front")

/** What a pad of this shape looks like, with its size. */
export const getPadDrawing = (name: string): Drawn => {
  const found = shapes.find(({ shape }) => shape === name)
  return found ? { ...found.look, length: found.length, height: found.height } : {}
}

/** What a pad for this caliper looks like where its shape is not told: its size is not told either. */
export const padOfCaliperDrawn = (caliper: string): Drawn =>
  shapes.find(({ shape }) => shape === getCaliperPadShape(caliper, undefined))?.look ?? {}

/** The pad as a caliper shows it. */
export const padInCaliperDrawn = (name: string): Drawn => {
  const found = shapes.find(({ shape }) => shape === name)
  return found ? { pad: found.length, lugs: found.look.ears.startsWith("ends") ? "ends" : "top" } : {}
}
