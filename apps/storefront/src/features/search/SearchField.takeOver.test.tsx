import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { SearchStore } from "./SearchStore.ts"

// In a file of its own: once the overlay's code is there, it is there for every test.
it("SRCH-01 what is typed into the bar with nothing pressed goes on in the overlay, whole, once that is there", async () => {
  const { container } = await renderStorefront("/")
  const search = container.resolve(SearchStore)
  const bar = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search", hidden: true })
  act(() => bar().focus())
  expect([search.isReady, search.isOpen]).toEqual([false, false])
  fireEvent.input(bar(), { target: { value: "cama" } })
  await waitFor(() => expect(bar().readOnly).toBe(true))
  expect([search.isOpen, search.term]).toEqual([true, "cama"])
  fireEvent.keyDown(bar(), { key: "r" })
  expect(search.term).toBe("camar")
})
