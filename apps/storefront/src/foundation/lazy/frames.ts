/** Timeout in milliseconds for a page that renders no frames, such as one in a background tab. */
const PATIENCE = 100

/** Resolves after the next frame is painted, so that later work does not delay it. */
export const waitForNextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })

/** Resolves when the next frame is painted. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
