import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { SearchStore } from "./SearchStore.ts"

// In a separate file, because the overlay's code stays loaded for all tests of a file.
it("SRCH-23 a search that is sent from the bar before the overlay has loaded opens its results, and no overlay opens over them", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<null>()
  const { container, router } = await renderStorefront("/", { listing: () => held })
  const search = container.resolve(SearchStore)
  const bar = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search", hidden: true })
  act(() => bar().focus())
  fireEvent.click(bar())
  fireEvent.input(bar(), { target: { value: "rotor" } })
  expect([search.isReady, search.isOpen, search.term]).toEqual([false, true, "rotor"])
  fireEvent.submit(bar().form!)
  expect(search.isOpen).toBe(false)
  await waitFor(() => expect([search.isReady, bar().readOnly]).toEqual([true, true]))
  expect([document.activeElement === bar(), bar().value, search.isOpen]).toEqual([true, "rotor", false])
  await act(async () => answer(null))
  await waitFor(() => expect(router.state.location.search).toBe("?query=rotor"))
  expect([search.isOpen, screen.queryByRole("dialog")]).toEqual([false, null])
})
