/** Inner markup of the first match of each watched selector, if it matches. */
export type Markup = Readonly<Record<string, string>>
/** A frame in which the page changed: its end, and the watched markup. */
export interface ChangedFrame {
  readonly at: number
  readonly shows: Markup
}
/** The latest key or click, the markup at that time, and the frames since; in milliseconds of the page's clock. */
export interface Press {
  readonly at: number
  readonly before: Markup
  readonly frames: ReadonlyArray<ChangedFrame>
}
declare global {
  interface Window {
    press: Press
  }
}

/**
 * Runs in the page before its scripts. An interaction starts with the browser's event time stamp, which includes
 * waiting for the main thread; a frame ends with the first task after its paint.
 */
export const logFrames = (watched: ReadonlyArray<string>): void => {
  let frames: ChangedFrame[] = []
  let isFrameAwaited = false
  const seen = (): Markup =>
    Object.fromEntries(
      watched.flatMap((selector) => {
        const element = document.querySelector(selector)
        return element ? [[selector, element.innerHTML]] : []
      })
    )
  const begin = (event: Event) => {
    frames = []
    window.press = { at: event.timeStamp, before: seen(), frames }
  }
  const afterDrawing = (run: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", run, { once: true })
    port1.start()
    port2.postMessage(null)
  }
  const awaitFrame = () => {
    if (isFrameAwaited) return
    isFrameAwaited = true
    requestAnimationFrame(() => {
      isFrameAwaited = false
      const ofPress = frames
      const shows = seen()
      afterDrawing(() => ofPress.push({ at: performance.now(), shows }))
    })
  }

  performance.setResourceTimingBufferSize(10_000)
  addEventListener("keydown", begin, true)
  addEventListener("click", begin, true)
  new MutationObserver(awaitFrame).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
