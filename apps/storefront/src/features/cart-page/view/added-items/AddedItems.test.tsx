import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { AddedItems, type AddedItemProps } from "./AddedItems.tsx"

const rotor: AddedItemProps = {
  skuVariantNumber: "BRI-1",
  title: "Rotor",
  picture: { src: "/rotor.svg", alt: "Rotor" },
  quantity: 2,
  price: "$169.98",
  choices: ["Bore: 1 in."]
}
const draw = (changes: Partial<AddedItemProps>) => {
  render(<AddedItems items={[{ ...rotor, ...changes }]} count="2 items" total="$169.98" />)
  return screen.getByRole("listitem").textContent
}

it("ATC-17 the confirmation shows the chosen options, the quantity, the total price and the cart total", () => {
  expect(draw({})).toBe("Rotor$169.98Bore: 1 in. · BRI-1 · Qty 2")
  expect(screen.getByText("Your cart: 2 items").parentElement?.textContent).toContain("$169.98")
})

it("CORE-01 the confirmation shows the deposit and the parts of the total", () => {
  render(
    <AddedItems
      items={[{ ...rotor, core: "Core deposit $40.00, refunded with your old part" }]}
      count="2 items"
      rows={[{ label: "Refundable core deposits", value: "$40.00" }]}
      total="$209.98"
    />
  )
  expect(screen.getByRole("listitem").textContent).toContain("Core deposit $40.00, refunded with your old part")
  expect(screen.getByText("Refundable core deposits").parentElement?.textContent).toContain("$40.00")
})

it("the confirmation names the car of the item, with its fitment verdict", () => {
  const fit = { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", tone: "nofit", label: "May Not Fit" } as const
  expect(draw({ fit })).toMatch(/For your 1969 Chevrolet Camaro.*5\.7L V8.*May Not Fit/)
})

it("the confirmation explains a quantity below the requested one", () => {
  expect(draw({ note: "Only 2 left: your cart holds all of them." })).toContain("Only 2 left: your cart holds all of them.")
})
