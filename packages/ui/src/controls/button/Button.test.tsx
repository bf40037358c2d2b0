import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { Button, LinkButton } from "./Button.tsx"

it("does not submit a form by default, and shows when it is busy", () => {
  const { rerender } = render(<Button>Add</Button>)
  expect([screen.getByRole("button").getAttribute("type"), screen.getByRole("button").getAttribute("aria-busy")]).toEqual(["button", null])
  rerender(
    <Button type="submit" busy>
      Add
    </Button>
  )
  expect([screen.getByRole("button").getAttribute("type"), screen.getByRole("button").getAttribute("aria-busy")]).toEqual([
    "submit",
    "true"
  ])
})

it("ignores further clicks while it is busy, by keyboard or pointer", () => {
  const pressed = vi.fn()
  const { rerender } = render(<Button onClick={pressed}>Add</Button>)
  screen.getByRole("button").click()
  rerender(
    <Button busy onClick={pressed}>
      Add
    </Button>
  )
  screen.getByRole("button").click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it("renders a link for a destination, whatever its style", () => {
  render(<LinkButton href="/deals">Shop Deals</LinkButton>)
  expect(screen.getByRole("link", { name: "Shop Deals" }).getAttribute("href")).toBe("/deals")
})
