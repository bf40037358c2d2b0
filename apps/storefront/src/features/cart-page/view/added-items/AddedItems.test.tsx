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

it("ATC-17 tells what was chosen, how many and what they cost together, and what the cart comes to", () => {
  expect(draw({})).toBe("Rotor$169.98Bore: 1 in. · BRI-1 · Qty 2")
  expect(screen.getByText("Your cart: 2 items").parentElement?.textContent).toContain("$169.98")
})

it("CORE-01 says what is deposited, and of what the sum consists", () => {
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

it("names the car that it is for, with the answer", () => {
  const fit = { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", tone: "nofit", label: "May Not Fit" } as const
  expect(draw({ fit })).toMatch(/For your 1969 Chevrolet Camaro.*5\.7L V8.*May Not Fit/)
})

it("says why they are not as many as were asked for", () => {
  expect(draw({ note: "Only 2 left: your cart holds all of them." })).toContain("Only 2 left: your cart holds all of them.")
})
