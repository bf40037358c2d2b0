import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { CartSummary } from "./CartSummary.tsx"

it("the cart summary shows the count and the total, and announces their changes", () => {
  const { container, rerender } = render(
    <CartSummary count="1 item" total="$90.00">
      Call us
    </CartSummary>
  )
  const live = container.querySelector("[aria-live=polite]")
  expect(screen.getByRole("region", { name: "Order summary" }).textContent).toContain("Total1 item$90.00")
  expect(live?.textContent).toBe("Total $90.00, 1 item")
  rerender(
    <CartSummary count="2 items" total="$180.00">
      Call us
    </CartSummary>
  )
  expect(live?.textContent).toBe("Total $180.00, 2 items")
})

it("the cart summary reserves the space for a total that is loading, and does not announce it", () => {
  const { container } = render(<CartSummary>Call us</CartSummary>)
  expect(container.querySelectorAll("dd > .sk")).toHaveLength(1)
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("")
})
