/** Runs it when the frame that comes next has been drawn and its drawing is over; the returned function calls it off. */
export const afterFrame = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(run)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
