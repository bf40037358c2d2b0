import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { SearchForm } from "./SearchForm.tsx"

it("SRCH-05 the field invites with the specified words and sends its term as 'query' to /search", () => {
  const { container } = render(<SearchForm query="rotor" />)
  const field = screen.getByPlaceholderText("Search by vehicle, category, part number...")
  expect(field.getAttribute("name")).toBe("query")
  const form = container.querySelector("form")
  expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual(["/search", "get"])
  expect(screen.getByRole("searchbox", { name: "Search" })).toBe(field)
})

it("hands the term out where scripts run", () => {
  const searched = vi.fn()
  const { container } = render(<SearchForm onSearch={searched} />)
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "brake pads" } })
  fireEvent.submit(container.querySelector("search form") ?? container)
  expect(searched).toHaveBeenCalledExactlyOnceWith("brake pads")
})
