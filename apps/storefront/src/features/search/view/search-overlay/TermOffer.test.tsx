import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { Suggestion } from "./suggestion.ts"
import { answer, drawOverlay, initial, query } from "./testing/drawOverlay.tsx"

describe("the offer for the term itself", () => {
  const mustang: Suggestion = { kind: "vehicle", label: "2015 Ford Mustang", remainder: "brake pads" }

  it("shows a vehicle before all rows, announces it, and chooses it by Enter on it", async () => {
    const { press, onChoose } = drawOverlay({ suggestions: { ...answer, offer: mustang } })
    expect(screen.getAllByRole("option")[0]?.textContent).toBe("Shop for 2015 Ford Mustang and search “brake pads”ShiftEnter")
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Shop for 2015 Ford Mustang. 2 products"))
    press("ArrowDown")
    press("Enter")
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mustang)
  })

  it("chooses a vehicle by Shift with Enter from any row, without searching the term", () => {
    const { field, onChoose, onSubmit } = drawOverlay({ suggestions: { ...answer, offer: mustang } })
    expect(fireEvent.keyDown(field, { key: "Enter", shiftKey: true })).toBe(false)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mustang)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("also precedes the initial rows if the term was not requested, and is then announced and chosen as usual", async () => {
    const { press, field, onChoose } = drawOverlay({
      suggestions: null,
      initial: { ...initial, searches: [query("rotors")], offer: mustang }
    })
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Shop for 2015 Ford Mustang"),
      "rotors"
    ])
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Shop for 2015 Ford Mustang"))
    fireEvent.keyDown(field, { key: "Enter", shiftKey: true })
    press("ArrowDown")
    press("Enter")
    expect(onChoose.mock.calls).toEqual([[mustang], [mustang]])
  })

  it("handles Shift with Enter as Enter without an offered vehicle", () => {
    const { field, onChoose } = drawOverlay()
    expect(fireEvent.keyDown(field, { key: "Enter", shiftKey: true })).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
  })

  it("shows the part with that number first, with the number and a link to it", () => {
    const part: Suggestion = {
      kind: "part",
      label: "Caliper",
      number: "CAM-2F-3",
      href: "/item/caliper/2?sku=CAM-2F-3",
      imageUrl: "/p.svg"
    }
    drawOverlay({ suggestions: { ...answer, offer: part } })
    const [first] = screen.getAllByRole("option")
    expect([first?.textContent, first?.getAttribute("href")]).toEqual(["CAM-2F-3CaliperEnter", "/item/caliper/2?sku=CAM-2F-3"])
  })
})
