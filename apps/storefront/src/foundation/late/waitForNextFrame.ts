/** Milliseconds after which a page that draws no frames, such as one in the background, is not waited for any longer. */
const PATIENCE = 100

/** Resolves when the frame that comes next has been drawn: what is begun then does not hold it back. */
export const waitForNextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
