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
/** Lines of a drawing remain sharp; a larger scale shows no more detail. */
export const LARGEST = 8

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** Returns how far a picture of `side` px may move before its edge enters the stage. */
const reach = (side: number, scale: number, stage: number): number => Math.max(0, (side * scale - stage) / 2)

/**
 * Moves the view by px, but never so far that an edge of the picture enters the stage; `side` is the fitted picture's side, `stage` the
 * stage's width and height.
 */
export const moved = (view: View, by: Spot, side: number, stage: Spot): View => {
  const [far, high] = [reach(side, view.scale, stage.x), reach(side, view.scale, stage.y)]
  return { scale: view.scale, x: between(-far, view.x + by.x, far), y: between(-high, view.y + by.y, high) }
}

/** Zooms by a factor between the whole picture and `LARGEST`. The point `at` keeps its position unless that would reveal an edge. */
export const enlarged = (view: View, factor: number, at: Spot, side: number, stage: Spot): View => {
  const scale = between(1, view.scale * factor, LARGEST)
  const grown = scale / view.scale
  return moved({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, { x: 0, y: 0 }, side, stage)
}
