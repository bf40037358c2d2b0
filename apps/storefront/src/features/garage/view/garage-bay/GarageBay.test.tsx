import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { GarageBay } from "./GarageBay.tsx"

it("an entry of the garage page has its car and engine as its name, and shows its details, selection and missing details", () => {
  const { rerender } = render(
    <GarageBay
      imageUrl="/content/cars/pony-coupe.svg"
      name="1969 Chevrolet Camaro with 5.7L V8"
      vehicle="1969 Chevrolet Camaro"
      engine="5.7L V8"
      selected
      facts={[{ name: "Rear axle", value: "12-bolt" }]}
      actions={<button>Delete</button>}
    />
  )
  const bay = within(screen.getByRole("article", { name: "1969 Chevrolet Camaro with 5.7L V8" }))
  expect(bay.getByRole("term").textContent).toBe("Rear axle")
  expect(bay.getByRole("definition").textContent).toBe("12-bolt")
  expect(bay.getByText("Selected")).toBeTruthy()
  rerender(
    <GarageBay
      imageUrl="/content/cars/pony-coupe.svg"
      name="Chevrolet 350"
      vehicle="Chevrolet 350"
      selected={false}
      missing="Not in a vehicle yet"
      facts={[]}
      actions={null}
    />
  )
  expect(screen.getByText("Not in a vehicle yet")).toBeTruthy()
  expect(screen.queryByText("Selected")).toBeNull()
})
