import type { Ink } from "../pen/shape.ts"
import type { Point } from "./space.ts"

/**
 * A piece of an assembly that the shop sells. Its number is its place among the drawing's pieces, from 1. `place` are the option values or
 * constants, by name, that a product for this place has where it names them at all: `{ Position: "Front" }`.
 */
export interface Piece {
  /** Stays the same for good: it stands in addresses. */
  readonly id: string
  readonly title: string
  /** Slug of the product type. */
  readonly type: string
  readonly place?: Readonly<Record<string, string>>
  /** How many of what is sold piece by piece the car takes here; absent: as many as the part's own statement of fit says, or one. */
  readonly quantity?: number
  /** One or more on each side of the car. */
  readonly isHanded?: boolean
  /** Needed whenever the assembly is done; the others only where the old one is worn. */
  readonly isRequired: boolean
  /** What the shopper should know of it here: a short phrase. */
  readonly note?: string
  /** Where its balloon stands, and where the leader ends on the piece. */
  readonly at: Point
  readonly to: Point
}

/** What is painted: of a piece by its id, or of what the shop does not sell, which has no balloon. */
export interface Layer {
  readonly of: string | null
  readonly ink: Ink
}

/** An exploded drawing with its list of pieces, on a sheet of 900 x 700. */
export interface Exploded {
  readonly name: string
  readonly title: string
  /** What is drawn, and what may differ on the shopper's car: one or two sentences. */
  readonly about: string
  /** The axes that the pieces lie on. */
  readonly axes: string
  readonly pieces: ReadonlyArray<Piece>
  /** From back to front. */
  readonly layers: ReadonlyArray<Layer>
}
