import "./zoom.css"
import { enlarged, moved, type Spot, type View, WHOLE } from "./panZoom.ts"

/** Zoom factor of one press of a button or key. */
const STEP = 1.5
/** Distance in px that an arrow key moves. */
const WALK = 80

const button = (label: string, sign: string, press: () => void): HTMLButtonElement => {
  const made = document.createElement("button")
  Object.assign(made, { type: "button", textContent: sign, title: label })
  made.setAttribute("aria-label", label)
  made.addEventListener("click", press)
  return made
}

const middle = (spots: ReadonlyArray<Spot>): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length
})

/** Maximum movement of a press in px; more is a drag. */
const PRESS = 6

const apart = ([one, other]: ReadonlyArray<Spot>): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)

/**
 * Opens a drawing or photograph over the page (CARD-38). Zoom by wheel, pinch, buttons, + and -. Pan by dragging, by the arrow keys or by pressing the
 * point to center. Reset by 0 or a double press. It is not a component, so pages do not load its code before the first use. Focus returns
 * to the opener.
 */
export const zoomDrawing = (src: string, name: string, kind: "Drawing" | "Photograph" = "Drawing"): void => {
  const dialog = document.createElement("dialog")
  const stage = document.createElement("div")
  const picture = document.createElement("img")
  Object.assign(picture, { src, alt: name, draggable: false })
  dialog.className = "zoom"
  dialog.setAttribute("aria-label", `${kind}: ${name}`)
  stage.className = "stage"

  let view: View = WHOLE
  const fingers = new Map<number, Spot>()
  const room = (): Spot => ({ x: stage.clientWidth, y: stage.clientHeight })
  const side = (): number => Math.min(stage.clientWidth, stage.clientHeight)
  const show = (next: View): void => {
    view = next
    // Sets its size instead of scaling a bitmap, so that lines remain sharp.
    picture.style.inlineSize = picture.style.blockSize = `${side() * view.scale}px`
    picture.style.translate = `${view.x}px ${view.y}px`
    stage.toggleAttribute("data-enlarged", view.scale > 1)
  }
  const enlarge = (factor: number, at: Spot = { x: 0, y: 0 }): void => show(enlarged(view, factor, at, side(), room()))
  const move = (by: Spot): void => show(moved(view, by, side(), room()))
  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  stage.addEventListener("wheel", (event) => {
    event.preventDefault()
    enlarge(Math.exp(-event.deltaY / 400), spotOf(event))
  })
  stage.addEventListener("dblclick", (event) => (view.scale > 1 ? show(WHOLE) : enlarge(3, spotOf(event))))
  let pressed: Spot | null = null
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId)
    pressed = fingers.size === 0 ? spotOf(event) : null
    fingers.set(event.pointerId, spotOf(event))
  })
  stage.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return
    const before = [...fingers.values()]
    fingers.set(event.pointerId, spotOf(event))
    const now = [...fingers.values()]
    const [from, to] = [middle(before), middle(now)]
    if (apart(before) > 0) enlarge(apart(now) / apart(before), to)
    move({ x: to.x - from.x, y: to.y - from.y })
  })
  // A press without a drag centers its spot, so that no function needs a drag (WCAG 2.5.7).
  stage.addEventListener("pointerup", (event) => {
    const spot = spotOf(event)
    if (pressed !== null && view.scale > 1 && apart([pressed, spot]) < PRESS) move({ x: -spot.x, y: -spot.y })
    pressed = null
  })
  for (const end of ["pointerup", "pointercancel"] as const) stage.addEventListener(end, ({ pointerId }) => void fingers.delete(pointerId))

  const keys: Readonly<Record<string, () => void>> = {
    "+": () => enlarge(STEP),
    "=": () => enlarge(STEP),
    "-": () => enlarge(1 / STEP),
    "0": () => show(WHOLE),
    ArrowLeft: () => move({ x: WALK, y: 0 }),
    ArrowRight: () => move({ x: -WALK, y: 0 }),
    ArrowUp: () => move({ x: 0, y: WALK }),
    ArrowDown: () => move({ x: 0, y: -WALK })
  }
  dialog.addEventListener("keydown", (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  const bar = document.createElement("div")
  bar.className = "bar"
  const larger = button("Larger", "+", () => enlarge(STEP))
  bar.append(
    button("Smaller", "−", () => enlarge(1 / STEP)),
    larger,
    button(`Fit the ${kind.toLowerCase()} to the screen`, "Fit", () => show(WHOLE)),
    button("Close", "×", () => dialog.close())
  )
  const hint = document.createElement("p")
  hint.textContent = "Select a spot to center it"
  stage.append(picture, hint)
  dialog.append(bar, stage)
  const fit = (): void => show(moved(view, { x: 0, y: 0 }, side(), room()))
  window.addEventListener("resize", fit)
  dialog.addEventListener("close", () => {
    window.removeEventListener("resize", fit)
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  larger.focus()
  fit()
}
