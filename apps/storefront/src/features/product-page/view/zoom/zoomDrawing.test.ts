import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { zoomDrawing } from "./zoomDrawing.ts"

const stageOf = (): HTMLElement => {
  const stage = document.querySelector<HTMLElement>(".zoom .stage")
  if (!stage) throw new Error("no stage")
  Object.defineProperties(stage, { clientWidth: { value: 400 }, clientHeight: { value: 400 } })
  return stage
}
const sideOf = (): number => Number.parseFloat(screen.getByRole<HTMLImageElement>("img", { name: "Brake Rotor" }).style.inlineSize)

beforeEach(() => zoomDrawing("/content/parts/brake-rotor.svg", "Brake Rotor"))
afterEach(() => document.querySelector("dialog")?.remove())

describe("a drawing over the page", () => {
  it("CARD-38 is enlarged by its buttons and keys and reset by 0", () => {
    stageOf()
    const dialog = screen.getByRole("dialog", { name: "Drawing: Brake Rotor" })
    fireEvent.click(screen.getByRole("button", { name: "Larger" }))
    expect(sideOf()).toBe(600)
    fireEvent.keyDown(dialog, { key: "+" })
    expect(sideOf()).toBe(900)
    fireEvent.keyDown(dialog, { key: "-" })
    expect(sideOf()).toBe(600)
    fireEvent.keyDown(dialog, { key: "0" })
    expect(sideOf()).toBe(400)
  })

  it("CARD-38 is moved by the arrow keys, up to its edges", () => {
    stageOf()
    const dialog = screen.getByRole("dialog")
    fireEvent.keyDown(dialog, { key: "+" })
    for (let i = 0; i < 5; i++) fireEvent.keyDown(dialog, { key: "ArrowLeft" })
    expect(screen.getByRole("img").style.translate).toBe("100px 0px")
  })

  it("WCAG 2.5.7 centers the spot that is clicked, without a drag", () => {
    const stage = stageOf()
    stage.setPointerCapture = () => undefined
    const press = (clientX: number, clientY: number) => {
      fireEvent.pointerDown(stage, { pointerId: 1, clientX, clientY })
      fireEvent.pointerUp(stage, { pointerId: 1, clientX, clientY })
    }
    press(60, 20)
    expect(screen.getByRole("img").style.translate).toBe("0px 0px")
    fireEvent.click(screen.getByRole("button", { name: "Larger" }))
    press(60, 20)
    expect(screen.getByRole("img").style.translate).toBe("-60px -20px")
    expect(screen.getByText("Select a spot to center it")).toBeTruthy()
  })

  it("CARD-38 closes by its button and removes all of its elements", () => {
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(document.querySelector("dialog")).toBeNull()
  })
})
