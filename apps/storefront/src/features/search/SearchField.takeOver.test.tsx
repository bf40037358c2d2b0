import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { SearchStore } from "./SearchStore.ts"

// In a separate file, because the overlay's code stays loaded for all tests of a file.
it("SRCH-01 the overlay takes over the whole text of the bar once it has loaded, without a key or a click", async () => {
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
