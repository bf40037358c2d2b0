import type { Ink } from "../pen/shape.ts"
import type { Point } from "./space.ts"

/**
 * A part of an assembly that the shop sells. Its balloon number is its index among the pieces, from 1. `place` lists
 * required option values or attributes, checked only if the product has them: `{ Position: "Front" }`.
 */
export interface Piece {
  /** Part of URLs, so it never changes. */
  readonly id: string
  readonly title: string
  /** Slug of the product type. */
  readonly type: string
  readonly place?: Readonly<Record<string, string>>
  /** Quantity per vehicle in this position, for parts sold individually; defaults to the quantity of the part's application, or one. */
  readonly quantity?: number
  /** Whether the car has one or more on each side. */
  readonly isHanded?: boolean
  /** Whether replacing the assembly always needs it; other parts only if worn. */
  readonly isRequired: boolean
  /** A short note for the shopper. */
  readonly note?: string
  /** Position of its balloon, and of the end of its leader line. */
  readonly at: Point
  readonly to: Point
}

/** Markup of a piece by its id, or of something that the shop does not sell and that has no balloon. */
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
  /** The axes of the pieces. */
  readonly axes: string
  readonly pieces: ReadonlyArray<Piece>
  /** From back to front. */
  readonly layers: ReadonlyArray<Layer>
}
