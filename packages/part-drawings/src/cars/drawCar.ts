import { CarBody, Paint } from "@camber/domain/vehicle"
import { flag, parseLook, sheet } from "../pen/frame.ts"
import { pick, type RawOptions, resolveAll } from "../pen/option.ts"
import { flatten } from "../pen/shape.ts"
import { compactHatch } from "./bodies/compactHatch.ts"
import { dirtLateModel } from "./bodies/dirtLateModel.ts"
import { dragster } from "./bodies/dragster.ts"
import { hotRod } from "./bodies/hotRod.ts"
import { kart } from "./bodies/kart.ts"
import { midget } from "./bodies/midget.ts"
import { modernCoupe } from "./bodies/modernCoupe.ts"
import { modified } from "./bodies/modified.ts"
import { muscleCoupe } from "./bodies/muscleCoupe.ts"
import { openWheel } from "./bodies/openWheel.ts"
import { pickupClassic } from "./bodies/pickupClassic.ts"
import { pickupModern } from "./bodies/pickupModern.ts"
import { ponyCoupe } from "./bodies/ponyCoupe.ts"
import { ponyFastback } from "./bodies/ponyFastback.ts"
import { roadster } from "./bodies/roadster.ts"
import { sedan } from "./bodies/sedan.ts"
import { sprintCar } from "./bodies/sprintCar.ts"
import { stockCar } from "./bodies/stockCar.ts"
import { suv } from "./bodies/suv.ts"
import { triFive } from "./bodies/triFive.ts"
import { van } from "./bodies/van.ts"
import { wagon } from "./bodies/wagon.ts"
import { type Body, HEIGHT, WIDTH } from "./pen/body.ts"

/** Every body by its name. */
export const bodies: Readonly<Record<CarBody, Body>> = {
  "pony-coupe": ponyCoupe,
  "pony-fastback": ponyFastback,
  "muscle-coupe": muscleCoupe,
  "modern-coupe": modernCoupe,
  sedan,
  "compact-hatch": compactHatch,
  wagon,
  roadster,
  "tri-five": triFive,
  "hot-rod": hotRod,
  "pickup-classic": pickupClassic,
  "pickup-modern": pickupModern,
  suv,
  van,
  "stock-car": stockCar,
  "dirt-late-model": dirtLateModel,
  modified,
  "sprint-car": sprintCar,
  midget,
  "open-wheel": openWheel,
  kart,
  dragster
}

/** Options of a car's image. Without a chosen paint, the body has the paper color. */
export const carOptions = { paint: pick("none", ...Paint.literals), view: pick("side", "mark") }

export const isCarBody = (name: string): name is CarBody => CarBody.literals.some((body) => body === name)

/**
 * Draws a car from the side, front to the left, on a sheet of 640 x 240. Never throws: an unknown body is drawn as the sedan, and invalid
 * options get their defaults. Also accepts the options of `Look`.
 */
export const drawCar = (name: string, raw: RawOptions = {}): string => {
  const { paint, view } = resolveAll(carOptions, raw)
  const { side, title } = bodies[isCarBody(name) ? name : "sedan"]
  const lines = `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${flatten(side(paint, view))}</g>`
  return sheet(title, lines, { ...parseLook(raw), dims: flag(raw["dims"], false) }, WIDTH, HEIGHT)
}
