/** Attribute of the document's root while web fonts wait and fallback fonts are displayed. */
export const DEFERRED_FONTS = "late"
/** Elements per step. Twice as many take 12 ms of layout on a desktop, so a phone that is four times slower stays responsive. */
const STEP = 100

/**
 * Loads deferred web fonts after the first paint, because a layout that uses a web font requests it before all images. Then applies the
 * fonts part by part, because restyling a whole listing at once would block a phone for a tenth of a second.
 */
export const loadFonts = (): void => {
  if (document.documentElement.dataset["faces"] !== DEFERRED_FONTS) return
  new PerformanceObserver(async (_, paints) => {
    paints.disconnect()
    await Promise.allSettled([...document.fonts].filter(({ display }) => display === "swap").map((face) => face.load()))
    let step = 0
    /** Elements no larger than one step come first, then their ancestors. */
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
