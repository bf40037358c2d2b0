import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { drawShop } from "../../test/drawShop.tsx"
import { SearchStore } from "./SearchStore.ts"

// In a file of its own: once the overlay's code is there, it is there for every test.
it("the search bar carries what was typed before the overlay was there over into it", async () => {
  const { container } = await drawShop("/")
  const bar = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search", hidden: true })
  fireEvent.click(bar())
  expect(bar().readOnly).toBe(false)
  fireEvent.input(bar(), { target: { value: "cal" } })
  await waitFor(
    () => {
      expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Search" }).value).toBe("cal")
    },
    { timeout: 5000 }
  )
  expect(container.resolve(SearchStore).term).toBe("cal")
})
