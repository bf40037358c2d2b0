const FACES = ["600 1em Barlow Condensed", "700 1em Barlow Condensed", "400 1em Barlow", "600 1em Barlow"]

/**
 * Brings the faces once something is painted, where the document has had them wait: a layout that meets a face asks for it before all pictures. The page
 * is set in them in one go, when the last has come.
 */
export const lateFaces = (): void => {
  const { dataset } = document.documentElement
  if (dataset["faces"] !== "late") return
  new PerformanceObserver(async (_, paints) => {
    paints.disconnect()
    await Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
    delete dataset["faces"]
  }).observe({ type: "paint", buffered: true })
}
