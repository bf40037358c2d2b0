/** A product that a search found. */
export interface Ranked {
  readonly place: number
  /** The weight of the demands that it meets. */
  readonly met: number
  /** How well it fits the car or the engine that is named; 0 where none is. */
  readonly fit: number
  readonly score: number
}
