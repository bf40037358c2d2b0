/**
 * Brings the text faces once something is painted, where the document has had them wait: a layout that meets a face asks for it before all pictures. The page
 * is set in them in one go, when the last has come.
 */
export const faceText = (): void => {
  const { dataset } = document.documentElement
  if (dataset["faces"] !== "late") return
  new PerformanceObserver(async (_, paints) => {
    paints.disconnect()
    await Promise.allSettled([400, 600].map((weight) => document.fonts.load(`${weight} 1em Barlow`)))
    delete dataset["faces"]
  }).observe({ type: "paint", buffered: true })
}
