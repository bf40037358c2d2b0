/** What the document says at its root where the faces wait; it is set in their stand-ins then. */
export const DEFERRED_FONTS = "late"
/** Elements. Twice as many are laid out within 12 ms on a desk, so that a phone four times as slow is not kept from answering. */
const STEP = 100

/**
 * Brings the faces once something is painted, where the document has had them wait: a layout that meets a face asks for it before all pictures. When the
 * last has come the page is set in them part by part, for all of a listing in one go keeps a phone from answering for a tenth of a second.
 */
export const loadFonts = (): void => {
  if (document.documentElement.dataset["faces"] !== DEFERRED_FONTS) return
  new PerformanceObserver(async (_, paints) => {
    paints.disconnect()
    await Promise.allSettled([...document.fonts].filter(({ display }) => display === "swap").map((face) => face.load()))
    let step = 0
    /** The parts that are no larger than a step first, and then what is around them, and comes into it later. */
    const set = async (whole: Element): Promise<void> => {
      const within = whole.getElementsByTagName("*").length
      if (within > STEP) for (const child of whole.children) await set(child)
      whole.setAttribute("data-faces", "set")
      step += within > STEP ? 1 : within
      if (step < STEP) return
      step = 0
      await new Promise(requestAnimationFrame)
    }
    await set(document.body)
  }).observe({ type: "paint", buffered: true })
}
