import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { PromoField } from "./PromoField.tsx"

const nothing = () => undefined

it("the promo code form submits the entered code, and shows why it does not apply", () => {
  const onApply = vi.fn()
  const { rerender } = render(<PromoField onApply={onApply} onRemove={nothing} />)
  fireEvent.change(screen.getByLabelText("Promo code"), { target: { value: "spring" } })
  fireEvent.click(screen.getByRole("button", { name: "Apply" }))
  expect(onApply).toHaveBeenCalledWith("spring")
  rerender(<PromoField error="This code has expired." onApply={onApply} onRemove={nothing} />)
  expect(screen.getByLabelText("Promo code").getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByText("This code has expired.").getAttribute("aria-live")).toBe("polite")
})

it("the promo code form shows the applied code and removes it", () => {
  const onRemove = vi.fn()
  render(<PromoField code="SPRING" effect="10 % off" onApply={nothing} onRemove={onRemove} />)
  fireEvent.click(screen.getByRole("button", { name: "Remove promo code SPRING" }))
  expect(onRemove).toHaveBeenCalledOnce()
})
