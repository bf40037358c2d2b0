import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { SavedGarage, type SavedProject } from "./SavedGarage.tsx"

const draw = (projects: ReadonlyArray<SavedProject>) => {
  const events = { onSelect: vi.fn(), onOpen: vi.fn() }
  render(<SavedGarage projects={projects} emptyText="Nothing yet." href="/CustomerVehicle" {...events} />)
  return events
}

describe("the saved garage", () => {
  it("shows a plate for each car and marks the selected one", () => {
    const { onSelect } = draw([
      { id: "1", vehicle: "1969 Chevrolet Camaro", selected: true },
      { id: "2", vehicle: "2004 Ford F-150", selected: false }
    ])
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("1969 Chevrolet Camaro")
    fireEvent.click(screen.getByRole("button", { name: "2004 Ford F-150" }))
    expect(onSelect.mock.calls).toEqual([["2"]])
    expect(screen.queryByText("Nothing yet.")).toBeNull()
  })

  it("GAR-07 opens the whole garage as a drawer or as its page", () => {
    const { onOpen } = draw([])
    const link = screen.getByRole("link", { name: "View your Garage" })
    expect([link.getAttribute("href"), fireEvent.click(link)]).toEqual(["/CustomerVehicle", false])
    expect(onOpen).toHaveBeenCalledOnce()
    expect(screen.getByText("Nothing yet.")).toBeTruthy()
  })

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a click with %s to the browser, which opens the page elsewhere", (key) => {
    const { onOpen } = draw([])
    expect(fireEvent.click(screen.getByRole("link", { name: "View your Garage" }), { [key]: true })).toBe(true)
    expect(onOpen).not.toHaveBeenCalled()
  })
})
