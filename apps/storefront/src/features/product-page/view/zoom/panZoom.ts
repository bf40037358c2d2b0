/** A square picture on a stage: `scale` times as large as it fits, moved by `x` and `y` px from the middle. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A point on the stage in px from its middle. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** Lines of a drawing stay sharp; beyond this there is nothing more to see. */
export const LARGEST = 8

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** How far a picture of `side` px may be moved before an edge of it comes in from the stage's edge. */
const reach = (side: number, scale: number, stage: number): number => Math.max(0, (side * scale - stage) / 2)

/** Moved by px, but never so far that an edge of the picture comes in; `side` is the fitting picture's, `stage` the stage's width and height. */
export const moved = (view: View, by: Spot, side: number, stage: Spot): View => {
  const [far, high] = [reach(side, view.scale, stage.x), reach(side, view.scale, stage.y)]
  return { scale: view.scale, x: between(-far, view.x + by.x, far), y: between(-high, view.y + by.y, high) }
}

/** Enlarged by a factor, between the whole picture and `LARGEST`; what lies at `at` stays there unless an edge would come in. */
export const enlarged = (view: View, factor: number, at: Spot, side: number, stage: Spot): View => {
  const scale = between(1, view.scale * factor, LARGEST)
  const grown = scale / view.scale
  return moved({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, { x: 0, y: 0 }, side, stage)
}
