import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { BuyBar } from "./BuyBar.tsx"

it("LOOK-01 the bar shows the price, the day, the fit and one button", () => {
  render(
    <BuyBar
      price="$90.00"
      day="Tue, Dec 1"
      fit={{ tone: "fit", label: "Guaranteed To Fit" }}
      action={<button type="button">Add to Cart</button>}
    />
  )
  const bar = screen.getByRole("region", { name: "Buy this part" })
  expect(bar.textContent).toBe("$90.00 Tue, Dec 1Guaranteed To FitAdd to Cart")
  expect(within(bar).getAllByRole("button")).toHaveLength(1)
})
