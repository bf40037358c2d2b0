import type { Ink } from "../pen/shape.ts"
import type { Point } from "./space.ts"

/**
 * A part of an assembly that the shop sells. Its balloon number is its position in the list of pieces, starting at 1. `place` lists
 * required option values or attributes, checked only if the product has them: `{ Position: "Front" }`.
 */
export interface Piece {
  /** The id is part of URLs, so it must never change. */
  readonly id: string
  readonly title: string
  /** Slug of the product type. */
  readonly type: string
  readonly place?: Readonly<Record<string, string>>
  /** Quantity per vehicle in this position, for parts sold individually; defaults to the quantity of the part's application, or one. */
  readonly quantity?: number
  /** Whether the car has this part on each side. */
  readonly isHanded?: boolean
  /** Whether replacing the assembly always needs this part. Other parts are needed only if they are worn. */
  readonly isRequired: boolean
  /** A short note for the shopper. */
  readonly note?: string
  /** Position of the balloon. `to` is the end of the leader line. */
  readonly at: Point
  readonly to: Point
}

/** Markup of a piece, with the piece's id; or markup of an object that the shop does not sell, without an id and balloon. */
export interface Layer {
  readonly of: string | null
  readonly ink: Ink
}

/** An exploded drawing with its pieces, on a sheet of 900 x 700. */
export interface Exploded {
  readonly name: string
  readonly title: string
  /** Describes the drawing and possible differences of the shopper's car, in one or two sentences. */
  readonly about: string
  /** Markup of the lines along which the pieces are pulled apart. */
  readonly axes: string
  readonly pieces: ReadonlyArray<Piece>
  /** Layers from back to front. */
  readonly layers: ReadonlyArray<Layer>
}
