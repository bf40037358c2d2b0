import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { CartSummary } from "./CartSummary.tsx"

it("shows the total and reads its changes out in true plurals", () => {
  const { container, rerender } = render(
    <CartSummary count={1} total="$90.00">
      Call us
    </CartSummary>
  )
  const live = container.querySelector("[aria-live=polite]")
  expect(screen.getByRole("region", { name: "Order summary" }).textContent).toContain("Items (1)$90.00Total$90.00")
  expect(live?.textContent).toBe("Total $90.00, 1 item")
  rerender(
    <CartSummary count={2} total="$180.00">
      Call us
    </CartSummary>
  )
  expect(live?.textContent).toBe("Total $180.00, 2 items")
})

it("keeps the place of a total that is on its way, and says nothing of it", () => {
  const { container } = render(<CartSummary count={0}>Call us</CartSummary>)
  expect(container.querySelectorAll("dd > .sk")).toHaveLength(2)
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("")
})
