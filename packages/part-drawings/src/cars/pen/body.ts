import type { Paint } from "@camber/domain/vehicle"
import type { Ink } from "../../pen/shape.ts"
import { type CarPen, carPen, type CarView, type Measures } from "./carPen.ts"

export type { Arches } from "./carPen.ts"

/** Size of the sheet of a side view. The car's front is on the left. */
export const WIDTH = 640
export const HEIGHT = 240
export const GROUND = 206

/** The side view of a body. */
export interface Body {
  readonly title: string
  readonly measures: Measures
  /** Draws the body on any sheet. */
  readonly ink: (pen: CarPen) => Ink
  /** Draws the car on the ground, on a sheet of 640 x 240. */
  readonly side: (paint: Paint | "none", view: CarView) => Ink
}

export const body = (title: string, measures: Measures, ink: (pen: CarPen) => Ink): Body => ({
  title,
  measures,
  ink,
  side: (paint, view) => {
    const pen = carPen(measures, { width: WIDTH, ground: GROUND }, paint, view)
    const ground = pen.isMark
      ? `<path d="M16 ${GROUND + 2}H624" stroke-width="4"/>`
      : `<path d="M16 ${GROUND}H624" stroke-width="1" stroke-opacity=".5"/>`
    return [`<g fill="none" stroke-width="${pen.medium}">`, ground, ink(pen), "</g>"]
  }
})
