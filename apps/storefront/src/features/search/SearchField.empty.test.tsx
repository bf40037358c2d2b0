import { act, fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { SearchStore } from "./SearchStore.ts"

// In a separate file, because the overlay's code stays loaded for all tests of a file.
it("NAV-153 an empty bar that is submitted before the overlay has loaded opens the overlay without navigation, and text typed since then becomes its term", async () => {
  const { container, router } = await renderStorefront("/")
  const search = container.resolve(SearchStore)
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Submit search" })
  const press = () => act(async () => void fireEvent.submit(button.form!))
  expect(search.isReady).toBe(false)
  await press()
  expect([search.isOpen, router.state.location.pathname]).toEqual([true, "/"])
  await press()
  expect(search.isOpen).toBe(true)
  for (const key of "hose") fireEvent.keyDown(button, { key })
  expect([search.term, router.state.location.pathname]).toEqual(["hose", "/"])
})
