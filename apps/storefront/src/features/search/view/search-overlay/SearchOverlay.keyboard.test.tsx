import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { answer, drawOverlay, product } from "./testing/drawOverlay.tsx"

describe("the keyboard in the search overlay", () => {
  it("walks through all rows in the order in which they are seen, and back into the field", async () => {
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

  it("Home and End move the caret in the field", () => {
    const { field, press } = drawOverlay()
    press("Home")
    expect(field.selectionStart).toBe(0)
    press("End")
    expect(field.selectionStart).toBe(9)
  })

  it("SRCH-45 Enter follows the row that is walked to", () => {
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

  it("Enter without a row submits the term", () => {
    const { field, onSubmit } = drawOverlay()
    fireEvent.submit(field.form!)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it("SRCH-06 SRCH-07 Tab takes the hint over, and moves on where there is none", () => {
    const { field, onTerm } = drawOverlay({ completion: "iper" })
    expect(screen.getByText("iper", { selector: "button" })).toBeTruthy()
    expect(fireEvent.keyDown(field, { key: "Tab", shiftKey: true })).toBe(true)
    expect(fireEvent.keyDown(field, { key: "Tab" })).toBe(false)
    expect(onTerm).toHaveBeenCalledExactlyOnceWith("brake caliper")
  })

  it("tells which row the keys are at, of a list that what is typed makes, and says a brand once", () => {
    const row = { ...product("Ironvale Caliper"), label: "Ironvale Caliper" }
    const { press } = drawOverlay({ suggestions: { ...answer, products: [row] } })
    expect(screen.getByRole("combobox").getAttribute("aria-autocomplete")).toBe("list")
    press("ArrowDown")
    press("ArrowDown")
    const selected = screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected"))
    expect(selected.map((is) => is === "true")).toEqual(selected.map((_, at) => at === 1))
    expect(screen.getByRole("option", { name: /^Ironvale Caliper/ }).textContent).toContain("IronvaleIronvale Caliper")
  })

  it("Tab moves on where there is no hint", () => {
    const { press, onTerm } = drawOverlay()
    expect(press("Tab")).toBe(true)
    expect(onTerm).not.toHaveBeenCalled()
  })

  it("SRCH-19 Escape closes, and leaves the term to its owner", async () => {
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
