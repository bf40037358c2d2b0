import { act, fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { SearchStore } from "./SearchStore.ts"

// In a file of its own: once the overlay's code is there, it is there for every test.
it("NAV-153 the press of an empty bar before the overlay is there opens it and goes nowhere, and what is typed meanwhile is its term", async () => {
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
