import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { createElement } from "react"
import { describe, expect, it, vi } from "vitest"
import type { Suggestion } from "./suggestion.ts"
import { answer, drawOverlay, nothing, query } from "./testing/drawOverlay.tsx"

describe("the search overlay", () => {
  it("SRCH-04 is a dialog named by its title bar, with the field focused and the caret after the term", async () => {
    const { field } = drawOverlay()
    expect(screen.getByRole("dialog", { name: "Search Camber" })).toBeTruthy()
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    expect([field.value, field.selectionStart]).toEqual(["brake cal", 9])
    expect(field.placeholder).toBe("Search by vehicle, category, part number...")
  })

  it("SRCH-09 shows three parts of one list", () => {
    drawOverlay()
    const groups = within(screen.getByRole("listbox", { name: "Suggestions" })).getAllByRole("group")
    expect(groups.map((group) => within(group).getAllByRole("option").length)).toEqual([3, 2, 1])
    expect(["Suggested Searches", "PRODUCTS", "ARTICLES"].map((name) => groups.indexOf(screen.getByRole("group", { name })))).toEqual([
      0, 1, 2
    ])
  })

  it("SRCH-10 SRCH-37 marks the completion of the term, and shows category links as 'in {name}'", () => {
    drawOverlay()
    const [first, category] = screen.getAllByRole("option")
    expect([first?.textContent, first?.querySelector("b")?.textContent]).toEqual(["brake caliper", "iper"])
    expect([category?.textContent, category?.getAttribute("href")]).toEqual(["in Calipers", "/shop/calipers~2-3"])
  })

  it("SRCH-47 shows a product with picture, brand, title, price, and its rating if it has reviews", () => {
    drawOverlay()
    const [rated, bare] = within(screen.getByRole("group", { name: "PRODUCTS" })).getAllByRole("option")
    expect(rated?.textContent).toBe("IronvaleCaliper$90.00(128) reviews")
    expect(rated?.querySelector("img")?.getAttribute("src")).toBe("/content/parts/rotor.svg")
    expect(within(rated!).getByRole("img", { name: "4.6 out of 5 stars" })).toBeTruthy()
    expect(bare?.textContent).toBe("IronvaleBracket$90.00")
  })

  it("SRCH-11 states for each part that it is empty", () => {
    drawOverlay({ suggestions: nothing })
    for (const text of ["No suggested searches", "No suggested products", "No suggested articles"])
      expect(screen.getByText(text)).toBeTruthy()
    expect([screen.queryByRole("option"), screen.queryByRole("listbox")]).toEqual([null, null])
    expect(screen.getByRole("group", { name: "Suggestions" })).toBeTruthy()
  })

  it("SRCH-09 renders the rows again for another answer, and not for each letter", () => {
    let draws = 0
    const Price = () => `$${++draws}`
    const [caliper] = answer.products
    const suggestions = { ...answer, products: [{ ...caliper!, price: createElement(Price) } as Suggestion] }
    const { field } = drawOverlay({ suggestions })
    const drawn = draws
    for (const term of ["brake cali", "brake calip"]) fireEvent.change(field, { target: { value: term } })
    expect([field.value, draws]).toEqual(["brake calip", drawn])
  })

  it("announces the counts politely once typing pauses", { tags: "full" }, async () => {
    drawOverlay()
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("2 products, 1 article, 2 suggested searches"))
  })

  it("SRCH-43 logs a suggestion of an unknown kind and shows the others", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    const odd: Suggestion = JSON.parse('{"kind":"coupon","label":"10% off","href":"/deals"}')
    drawOverlay({ suggestions: { ...answer, articles: [odd] } })
    expect(screen.getAllByRole("option")).toHaveLength(5)
    expect(logged).toHaveBeenCalledWith("Ignored a suggestion of an unknown kind.", odd)
    logged.mockRestore()
  })
})

describe("the pointer in the search overlay", () => {
  it("SRCH-08 accepts the hint on a click", () => {
    const { field, onTerm } = drawOverlay({ completion: "iper" })
    fireEvent.click(screen.getByText("iper", { selector: "button" }))
    expect(onTerm).toHaveBeenCalledExactlyOnceWith("brake caliper")
    expect(document.activeElement).toBe(field)
  })

  it("SRCH-03 clears the term by its button and focuses the field", () => {
    const { field, onTerm } = drawOverlay()
    fireEvent.click(screen.getByRole("button", { name: "Clear" }))
    expect(onTerm).toHaveBeenCalledExactlyOnceWith("")
    expect([field.value, document.activeElement]).toEqual(["", field])
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull()
  })

  it("SRCH-22 closes on a click on the title bar", () => {
    const { onClose } = drawOverlay()
    fireEvent.click(screen.getByRole("button", { name: "Close search" }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("SRCH-45 chooses a row on a click, unless it opens in another tab or window", () => {
    const { onChoose } = drawOverlay()
    const option = screen.getAllByRole("option")[3]!
    option.addEventListener("click", (event) => event.preventDefault())
    fireEvent.click(option, { ctrlKey: true })
    expect(onChoose).not.toHaveBeenCalled()
    fireEvent.click(option)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(answer.products[0])
  })

  it("SRCH-17 SRCH-18 shows the vehicle's plate with an X, beside the fit switch", () => {
    const vehicle = {
      vehicle: "1969 Chevrolet Camaro",
      onRemove: vi.fn<() => void>(),
      fitsOnly: true,
      onFitsOnly: vi.fn<(on: boolean) => void>()
    }
    drawOverlay({ vehicle })
    fireEvent.click(screen.getByRole("button", { name: "Search without 1969 Chevrolet Camaro" }))
    fireEvent.click(screen.getByRole("switch", { name: "Only parts that fit", checked: true }))
    expect(vehicle.onRemove).toHaveBeenCalledOnce()
    expect(vehicle.onFitsOnly).toHaveBeenCalledExactlyOnceWith(false)
  })
})

describe("before an answer arrives", () => {
  it("shows no empty message and announces no counts until the answer arrives", () => {
    drawOverlay({ suggestions: { ...nothing, searches: [query("brake")] }, waiting: true })
    expect([screen.queryByText("No suggested products"), screen.queryByText("No suggested articles")]).toEqual([null, null])
    expect(screen.getByRole("status").textContent).toBe("")
    expect(screen.getByRole("option", { name: "brake" })).toBeTruthy()
  })

  it("announces a missing network politely, beside the results of this device", () => {
    drawOverlay({ suggestions: { ...nothing, searches: [query("brake")] }, offline: true })
    expect(screen.getByRole("status").textContent).toContain("You're offline.")
    for (const what of ["part", "article"]) expect(screen.getByText(`No such ${what} on this device`)).toBeTruthy()
    expect(screen.queryByText("No suggested products")).toBeNull()
    expect(screen.getByRole("option", { name: "brake" })).toBeTruthy()
  })
})

it("SRCH-05 the search overlay accepts typed text, and treats markup as text", () => {
  const { field, onTerm } = drawOverlay({ suggestions: { ...nothing, searches: [query("<b>rotor</b>")] } })
  fireEvent.change(field, { target: { value: "<i>ro" } })
  expect(onTerm).toHaveBeenCalledExactlyOnceWith("<i>ro")
  expect(screen.getByRole("option").textContent).toBe("<b>rotor</b>")
})
