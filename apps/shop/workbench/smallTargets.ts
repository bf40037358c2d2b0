/** Runs in the page. Lists controls whose touch target is too small, with their size in CSS px. */
export const smallTargets = (): string[] => {
  /** Minimum size: 44 px, minus rounding. */
  const LEAST = 43
  /** Minimum size of a text link, which is only as wide as its words. */
  const LEAST_WORD = 24
  /** Content of a closed `details` has a size although it is hidden. */
  const isShown = (control: Element) => {
    if (!control.checkVisibility()) return false
    const { height, width } = control.getBoundingClientRect()
    return height > 1 && width > 1 && getComputedStyle(control).visibility === "visible"
  }
  /** Returns whether a control is clipped by a carousel or collapsed block, which is tested separately. */
  const isCut = (control: Element) => control.closest(".carousel__view, .rec__more[data-open=false]") !== null
  const isInText = (control: Element) => control.matches("a") && getComputedStyle(control).display === "inline"
  /** Returns whether the control receives a click here, including its label and pseudo-elements. */
  const isHit = (control: Element, x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (control.contains(found) || found.closest("label")?.contains(control) === true)
  }
  const reach = (control: Element, x: number, y: number, stepX: number, stepY: number) => {
    let steps = 0
    while (steps < LEAST && isHit(control, x + stepX * (steps + 1), y + stepY * (steps + 1))) steps++
    return steps
  }
  const controls = document.querySelectorAll(":is(a[href], button, input:not([type=hidden]), select, textarea, summary):not(:disabled)")
  return [...controls]
    .filter((control) => isShown(control) && !isInText(control) && !isCut(control) && !control.matches(".vh, .skip, [aria-busy=true]"))
    .flatMap((control) => {
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
      const { height, left, top, width } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const wide = 1 + reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0)
      const high = 1 + reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1)
      const isEnough = high >= LEAST && wide >= (control.matches("a") ? LEAST_WORD : LEAST)
      return isEnough ? [] : [`${wide} x ${high}: ${control.outerHTML.slice(0, 120)}`]
    })
}
