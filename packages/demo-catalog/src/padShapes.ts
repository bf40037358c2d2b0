import type { Drawn } from "./axis.ts"
import { carKey, getCaliper } from "./carMeasures.ts"
import type { Platform } from "./platforms.ts"
import { Random } from "./random.ts"
import { readCatalogTable } from "./rows.ts"

/** Names of a pad's ears in drawings, by position and number of the ears. */
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
  const found = shapes.filter((shape) => shape.calipers.includes(caliper) && (shape.axle === axle || shape.axle === "either"))
  const [first, ...rest] = found.map(({ shape }) => shape)
  return first === undefined ? "D-50" : random.pick([first, ...rest])
}

/** Returns the pad shape of a car's caliper, which all pads for this axle share. */
export const getPadShape = (platform: Platform, isRear: boolean): string =>
  shapeFor(new Random("pad shape", `${carKey(platform)} ${String(isRear)}`, 0), getCaliper(platform, isRear), isRear ? "rear" : "front")

/** Returns the pad shape of a caliper that is sold individually. */
export const getCaliperPadShape = (caliper: string, position: string | undefined): string =>
  shapeFor(new Random("pad shape", caliper, 0), caliper, position === "Rear" ? "rear" : "front")

/** Returns the drawing options of a pad shape, including its size. */
export const getPadDrawing = (name: string): Drawn => {
  const found = shapes.find(({ shape }) => shape === name)
  return found ? { ...found.look, length: found.length, height: found.height } : {}
}

/** Returns the drawing options of a pad of unknown shape for this caliper, without size. */
export const padOfCaliperDrawn = (caliper: string): Drawn =>
  shapes.find(({ shape }) => shape === getCaliperPadShape(caliper, undefined))?.look ?? {}

/** Returns the drawing options of a pad inside a caliper. */
export const padInCaliperDrawn = (name: string): Drawn => {
  const found = shapes.find(({ shape }) => shape === name)
  return found ? { pad: found.length, lugs: found.look.ears.startsWith("ends") ? "ends" : "top" } : {}
}
