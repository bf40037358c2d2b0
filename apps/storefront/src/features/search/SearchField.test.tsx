import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { SearchStore } from "./SearchStore.ts"

// In a separate file, because the overlay's code stays loaded for all tests of a file.
it("the search bar passes text typed before the overlay has loaded on to the overlay", async () => {
  const { container } = await renderStorefront("/")
  const bar = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search", hidden: true })
  fireEvent.click(bar())
  expect(bar().readOnly).toBe(false)
  fireEvent.input(bar(), { target: { value: "cal" } })
  await waitFor(
    () => {
      expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Search" }).value).toBe("cal")
    },
    { timeout: 8000 }
  )
  expect(container.resolve(SearchStore).term).toBe("cal")
})

it("SRCH-02 text typed after the slash is added to the term before the search's own field has loaded", async () => {
  const { container } = await renderStorefront("/")
  const search = container.resolve(SearchStore)
  for (const key of ["/", "c", "a", "x", "Backspace", "l", " ", "Shift"]) fireEvent.keyDown(document.body, { key })
  expect(search.term).toBe("cal ")
  fireEvent.keyDown(document.body, { key: "a", ctrlKey: true })
  expect(search.term).toBe("cal ")
  act(() => {
    search.close()
  })
  fireEvent.keyDown(document.body, { key: "x" })
  expect(search.term).not.toContain("x")
})

it("SRCH-01 spaces and slashes that are typed while the search opens are kept, although such keys otherwise only open the search", async () => {
  const { container } = await renderStorefront("/")
  const search = container.resolve(SearchStore)
  const bar = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search", hidden: true })
  fireEvent.click(bar())
  await waitFor(() => {
    expect(bar().readOnly).toBe(true)
  })
  for (const key of "brake 3/8") fireEvent.keyDown(bar(), { key })
  expect(search.term).toBe("brake 3/8")
  act(() => {
    search.close()
  })
  for (const key of [" ", "/"]) {
    fireEvent.keyDown(bar(), { key })
    expect(search.isOpen).toBe(true)
    expect(search.term).toBe("")
    act(() => {
      search.close()
    })
  }
})
