import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { answer, drawOverlay, product } from "./testing/drawOverlay.tsx"

describe("the keyboard in the search overlay", () => {
  it("moves through all rows in display order, and back into the field", async () => {
    const { active, press } = drawOverlay()
    const seen: Array<string | null> = []
    for (let step = 0; step < 7; step++) {
      press("ArrowDown")
      seen.push(active())
    }
    expect(seen).toEqual([
      "/search?query=brake caliper",
      "/shop/calipers~2-3",
      "/search?query=brake cable",
      "/item/Caliper/2",
      "/item/Bracket/2",
      "/the-toolbox/bleeding/4",
      null
    ])
    press("ArrowUp")
    expect(active()).toBe("/the-toolbox/bleeding/4")
  })

  it("moves the caret in the field with Home and End", () => {
    const { field, press } = drawOverlay()
    press("Home")
    expect(field.selectionStart).toBe(0)
    press("End")
    expect(field.selectionStart).toBe(9)
  })

  it("SRCH-45 follows the active row on Enter", () => {
    const { press, onChoose, onSubmit } = drawOverlay()
    const followed = vi.fn((event: Event) => event.preventDefault())
    screen.getAllByRole("option")[1]?.addEventListener("click", followed)
    press("ArrowDown")
    press("ArrowDown")
    press("Enter")
    expect(followed).toHaveBeenCalledOnce()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(answer.searches[1])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("submits the term on Enter without a row", () => {
    const { field, onSubmit } = drawOverlay()
    fireEvent.submit(field.form!)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it("SRCH-06 SRCH-07 accepts the hint on Tab, and moves on without a hint", () => {
    const { field, onTerm } = drawOverlay({ completion: "iper" })
    expect(screen.getByText("iper", { selector: "button" })).toBeTruthy()
    expect(fireEvent.keyDown(field, { key: "Tab", shiftKey: true })).toBe(true)
    expect(fireEvent.keyDown(field, { key: "Tab" })).toBe(false)
    expect(onTerm).toHaveBeenCalledExactlyOnceWith("brake caliper")
  })

  it("announces the row at the keyboard focus in a list filtered by typing, and names a brand once", () => {
    const row = { ...product("Ironvale Caliper"), label: "Ironvale Caliper" }
    const { press } = drawOverlay({ suggestions: { ...answer, products: [row] } })
    expect(screen.getByRole("combobox").getAttribute("aria-autocomplete")).toBe("list")
    press("ArrowDown")
    press("ArrowDown")
    const selected = screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected"))
    expect(selected.map((is) => is === "true")).toEqual(selected.map((_, at) => at === 1))
    expect(screen.getByRole("option", { name: /^Ironvale Caliper/ }).textContent).toContain("IronvaleIronvale Caliper")
  })

  it("moves on with Tab without a hint", () => {
    const { press, onTerm } = drawOverlay()
    expect(press("Tab")).toBe(true)
    expect(onTerm).not.toHaveBeenCalled()
  })

  it("SRCH-19 closes on Escape, and keeps the term", async () => {
    const { press, onClose, onTerm } = drawOverlay()
    press("ArrowDown")
    press("Escape")
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
    expect(onClose).toHaveBeenCalledOnce()
    expect(onTerm).not.toHaveBeenCalled()
  })
})
