import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { PriceBreakdown } from "./PriceBreakdown.tsx"

it("the price breakdown names each amount, and separates sums from their parts", () => {
  render(
    <PriceBreakdown
      lines={[
        { label: "List price", amount: "$9.00" },
        { label: "Price", amount: "$7.00", isSum: true }
      ]}
    />
  )
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["List price", "Price"])
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["$9.00", "$7.00"])
  expect(screen.getByText("Price").closest(".breakdown__sum")).toBeTruthy()
  expect(screen.getByText("List price").closest(".breakdown__sum")).toBeNull()
})
