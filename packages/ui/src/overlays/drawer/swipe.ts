/** The edge of the screen that a drawer opens from. */
export type DrawerSide = "right" | "left" | "top" | "bottom"

/** Movement in CSS px. */
export interface Movement {
  readonly x: number
  readonly y: number
}

/** Minimum distance that a finger must move toward the drawer's edge, in CSS px (MODAL-08). */
export const SWIPE_TO_CLOSE = 100

const toward: Record<DrawerSide, (movement: Movement) => number> = {
  right: ({ x }) => x,
  left: ({ x }) => -x,
  bottom: ({ y }) => y,
  top: ({ y }) => -y
}

/** Returns whether the movement is long enough and more toward the edge than across it, so that scrolling never closes a drawer. */
export const isSwipeToClose = (side: DrawerSide, movement: Movement): boolean => {
  const isSideways = side === "left" || side === "right"
  const across = Math.abs(isSideways ? movement.y : movement.x)
  const distance = toward[side](movement)
  return distance >= SWIPE_TO_CLOSE && distance > across
}
