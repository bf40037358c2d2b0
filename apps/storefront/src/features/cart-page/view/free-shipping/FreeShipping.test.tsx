import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { FreeShipping } from "./FreeShipping.tsx"

const bar = () => screen.getByRole<HTMLProgressElement>("progressbar", { name: "Progress to free shipping" })

it("the free shipping bar shows the missing amount and its progress", () => {
  const { container } = render(<FreeShipping missing="$41.01" total={5799} threshold={9900} />)
  expect(container.textContent).toBe("$41.01 more for free shipping")
  expect([bar().value, bar().max]).toEqual([5799, 9900])
})

it("the free shipping bar is full at the threshold and never exceeds it", () => {
  const { container } = render(<FreeShipping total={123_400} threshold={9900} />)
  expect(container.textContent).toBe("You have free shipping")
  expect(bar().value).toBe(9900)
})
