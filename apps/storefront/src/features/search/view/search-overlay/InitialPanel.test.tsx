import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { drawOverlay, initial, product, query } from "./testing/drawOverlay.tsx"

describe("before the first request", () => {
  it("shows only the field", () => {
    drawOverlay({ term: "", suggestions: null })
    expect([screen.queryByRole("listbox"), screen.getByRole("status").textContent]).toEqual([null, ""])
  })

  it("SRCH-41 lists the recent searches for the arrow keys, with a clear button", () => {
    const { press, active, onClearRecent } = drawOverlay({
      term: "",
      suggestions: null,
      initial: { ...initial, recent: [query("pads"), query("rotor")] }
    })
    press("ArrowDown")
    press("ArrowDown")
    expect(active()).toBe("/search?query=rotor")
    fireEvent.click(screen.getByRole("button", { name: "Clear recent searches" }))
    expect(onClearRecent).toHaveBeenCalledOnce()
  })
})

describe("the panel before a term is typed", () => {
  const panel = {
    ...initial,
    tiles: [{ label: "Deals", href: "/deals" }],
    recent: [query("pads")],
    searches: [query("brake rotors")],
    products: [product("Caliper")],
    categories: [{ kind: "department", label: "Brakes", href: "/shop/brakes~2-3" }] as const
  }

  it("SRCH-12 has recent and suggested searches, products and top categories in one list for the arrow keys", () => {
    const { press, active } = drawOverlay({ term: "", suggestions: null, initial: panel })
    const groups = within(screen.getByRole("listbox", { name: "Suggestions" })).getAllByRole("group")
    expect(groups.map((group) => group.textContent)).toEqual([
      "Recent Searchespads",
      "Suggested Searchesbrake rotors",
      expect.stringContaining("Recently ViewedIronvaleCaliper"),
      "Top CategoriesBrakes"
    ])
    const seen = ["", "", "", ""].map(() => (press("ArrowDown"), active()))
    expect(seen).toEqual(["/search?query=pads", "/search?query=brake rotors", "/item/Caliper/2", "/shop/brakes~2-3"])
  })

  it("SRCH-12 is absent without content", () => {
    drawOverlay({ term: "", suggestions: null, initial: null })
    expect([screen.queryByRole("listbox"), screen.queryByRole("list", { name: "Quick links" })]).toEqual([null, null])
  })

  it("SRCH-14 links a tile to its URL, and notifies that the page navigates there", () => {
    const { onChoose } = drawOverlay({ term: "", suggestions: null, initial: panel })
    const tile = within(screen.getByRole("list", { name: "Quick links" })).getByRole("link", { name: "Deals" })
    tile.addEventListener("click", (event) => event.preventDefault())
    fireEvent.click(tile)
    expect(tile.getAttribute("href")).toBe("/deals")
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(null)
  })
})
