import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { Button, LinkButton } from "./Button.tsx"

it("a button does not submit a form by default, and shows when it is busy", () => {
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

it("a busy button ignores further clicks, by keyboard or pointer", () => {
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

it("a button with a destination is a link, in every style", () => {
  render(<LinkButton href="/deals">Shop Deals</LinkButton>)
  expect(screen.getByRole("link", { name: "Shop Deals" }).getAttribute("href")).toBe("/deals")
})
