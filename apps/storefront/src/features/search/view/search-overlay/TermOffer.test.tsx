import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { Suggestion } from "./suggestion.ts"
import { answer, drawOverlay, initial, query } from "./testing/drawOverlay.tsx"

describe("what the term itself is", () => {
  const mustang: Suggestion = { kind: "vehicle", label: "2015 Ford Mustang", remainder: "brake pads" }

  it("a vehicle is offered ahead of all, spoken, and chosen by Enter on it", async () => {
    const { press, onChoose } = drawOverlay({ suggestions: { ...answer, offer: mustang } })
    expect(screen.getAllByRole("option")[0]?.textContent).toBe("Shop for 2015 Ford Mustang and search “brake pads”ShiftEnter")
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Shop for 2015 Ford Mustang. 2 products"))
    press("ArrowDown")
    press("Enter")
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mustang)
  })

  it("a vehicle is chosen by Shift with Enter from wherever one is, and the term is not searched", () => {
    const { field, onChoose, onSubmit } = drawOverlay({ suggestions: { ...answer, offer: mustang } })
    expect(fireEvent.keyDown(field, { key: "Enter", shiftKey: true })).toBe(false)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mustang)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("stands ahead of the initial rows too, for a term that nothing was asked for, spoken and chosen as ever", async () => {
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

  it("Shift with Enter is Enter where no vehicle is offered", () => {
    const { field, onChoose } = drawOverlay()
    expect(fireEvent.keyDown(field, { key: "Enter", shiftKey: true })).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
  })

  it("a part whose number it is stands first, with the number and a link to it", () => {
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
