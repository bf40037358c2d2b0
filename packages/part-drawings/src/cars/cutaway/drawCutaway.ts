import { type CarBody, Paint } from "@camber/domain/vehicle"
import { flag, parseLook, sheet } from "../../pen/frame.ts"
import { pick, type RawOptions, resolveAll } from "../../pen/option.ts"
import { flatten, type Ink } from "../../pen/shape.ts"
import { bodies, isCarBody } from "../drawCar.ts"
import { carPen, type CarPen, type Measures } from "../pen/carPen.ts"
import { short } from "../pen/spline.ts"
import { TONES } from "../pen/tones.ts"
import { driveline, interior, rearAxle, transmission } from "./cabinAndDriveline.ts"
import { frontBrakes, frontSuspension, rearBrakes, rearSuspension, steering, wheels } from "./chassis.ts"
import { cooling, electrical, engine, exhaust, fuel } from "./power.ts"
import { CUTAWAY_SPOTS, openSpots, type Spot, SYSTEMS, type SystemId } from "./spots.ts"

const WIDTH = 1240
/** Sheet units per inch of the systems. The next constant is the position of their front bumper. */
const SCALE = 5.9
/** Space below the ground, and above the roof in the next constant, for the numbers that a page adds. */
const BELOW = 68
const ABOVE = 70

/** The car whose systems are drawn: front engine, rear-wheel drive. */
const drawn: Measures = { length: 187, height: 52, wheelbase: 108, axles: [37, 145] }

/** Systems with their drawings, from back to front. */
const ART: ReadonlyArray<readonly [SystemId, (k: CarPen) => Ink]> = [
  ["fuel", fuel],
  ["rear-axle", rearAxle],
  ["transmission", (k) => [driveline(k), transmission(k)]],
  ["interior", interior],
  ["cooling", cooling],
  ["electrical", electrical],
  ["engine", engine],
  ["exhaust", exhaust],
  ["wheels", wheels],
  ["rear-suspension", rearSuspension],
  ["front-suspension", frontSuspension],
  ["front-brakes", frontBrakes],
  ["rear-brakes", rearBrakes],
  ["steering", steering]
]

interface Stand {
  readonly width: number
  readonly height: number
  readonly ground: number
  /** Sheet units per inch of the body. */
  readonly scale: number
  readonly left: number
}

/**
 * Returns the body's position on the sheet: its axles are at those of the systems. An open racer, which shows its own systems, is centered.
 */
const getStand = (body: CarBody): Stand => {
  const { axles, height, length, wheelbase } = bodies[body].measures
  if (openSpots(body) !== null) {
    const scale = Math.min((WIDTH - 160) / length, 300 / height)
    const sheetHeight = Math.round(height * scale) + ABOVE + BELOW
    return { width: WIDTH, height: sheetHeight, ground: sheetHeight - BELOW, scale, left: (WIDTH - length * scale) / 2 }
  }
  const scale = (SCALE * drawn.wheelbase) / wheelbase
  const sheetHeight = Math.round(height * scale) + ABOVE + BELOW
  const front = (WIDTH - drawn.length * SCALE) / 2 + drawn.axles[0] * SCALE
  return { width: WIDTH, height: sheetHeight, ground: sheetHeight - BELOW, scale, left: front - axles[0] * scale }
}

/** A system's position on the sheet, and its click radius, in sheet units. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/**
 * Sorts systems by row: first the upper half from front to rear, then the lower half, so that the leader lines of the numbers do not cross.
 */
const inRows = <System>(places: ReadonlyArray<readonly [System, Place]>): ReadonlyArray<readonly [System, Place]> => {
  const byHeight = places.toSorted(([, one], [, other]) => one.y - other.y)
  const upper = byHeight.slice(0, Math.ceil(places.length / 2))
  return [upper, byHeight.slice(upper.length)].flatMap((row) => row.toSorted(([, one], [, other]) => one.x - other.x))
}

/** Size of a cutaway's sheet, and the positions of the systems on it. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** Positions in the order of the systems' numbers: the upper row, which has half of them, then the lower row. */
  readonly places: ReadonlyMap<SystemId, Place>
}

export const cutawayLayout = (name: string): Layout => {
  const body: CarBody = isCarBody(name) ? name : "sedan"
  const { ground, height, left, scale, width } = getStand(body)
  const open = openSpots(body)
  const [origin, unit] = open === null ? [(WIDTH - drawn.length * SCALE) / 2, SCALE] : [left, scale]
  const getPlace = ([x, y, reach]: Spot): Place => ({ x: Math.round(origin + x * unit), y: Math.round(ground - y * unit), reach })
  const spots = open ?? CUTAWAY_SPOTS
  const places = SYSTEMS.flatMap((system) => {
    const spot = spots[system]
    return spot === undefined ? [] : [[system, getPlace(spot)] as const]
  })
  return { width, height, places: new Map(open === null ? places : inRows(places)) }
}

export const cutawayOptions = { paint: pick("none", ...Paint.literals), only: pick("all", ...SYSTEMS) }

/** Highlights a system. Its lines get the accent color and its faces tints of that color. It is drawn over the same system in ink. */
const lit = (ink: string): string => {
  const tinted = (tone: "face" | "side", share: string) => (markup: string) =>
    markup.replaceAll(`fill="${TONES[tone]}"`, `fill="${TONES.accent}" fill-opacity="${share}"`)
  const [face, side] = [tinted("face", ".1"), tinted("side", ".34")]
  const whole = [TONES.core, TONES.rubber].reduce((markup, tone) => markup.replaceAll(`fill="${tone}"`, `fill="${TONES.accent}"`), ink)
  return `<g color="${TONES.accent}" stroke="currentColor">${face(side(whole))}</g>`
}

/**
 * Draws a car's cutaway, front to the left: the transparent body in its paint, and the systems of a car with front
 * engine and rear-wheel drive.
 *
 * For an open racer, its own systems are drawn. With `only`, a single highlighted system is drawn. Never throws: an unknown body is drawn
 * as the sedan, and invalid options get their defaults.
 */
export const drawCutaway = (name: string, raw: RawOptions = {}): string => {
  const body: CarBody = isCarBody(name) ? name : "sedan"
  const { only, paint } = resolveAll(cutawayOptions, raw)
  const stand = getStand(body)
  const isOpen = openSpots(body) !== null
  const pen = carPen(bodies[body].measures, stand, paint, "side")
  const systems = carPen(drawn, { width: WIDTH, ground: stand.ground, scale: SCALE }, "none", "side")
  const shell = flatten(bodies[body].ink(pen))
  const art = ART.filter(([system]) => !isOpen && (only === "all" || only === system)).map(([, draw]) => flatten(draw(systems)))
  const ground = `<path d="M16 ${stand.ground}H${WIDTH - 16}" stroke-width="1.2" stroke-opacity=".5"/>`
  const ink = only === "all" ? `${ground}<g${isOpen ? "" : ' opacity=".26"'}>${shell}</g>${art.join("")}` : isOpen ? "" : lit(art.join(""))
  const lines = `<g fill="none" stroke="currentColor" stroke-width="${short(pen.medium)}" stroke-linecap="round" stroke-linejoin="round">${ink}</g>`
  const title = `${bodies[body].title}, its systems`
  return sheet(title, lines, { ...parseLook(raw), dims: flag(raw["dims"], false) }, stand.width, stand.height)
}
