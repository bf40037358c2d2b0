import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { Button, LinkButton } from "./Button.tsx"

it("a button does not send a form unless it is told to, and says when it is busy", () => {
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

it("takes no further press while it is busy, by keyboard or pointer", () => {
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

it("what leads somewhere is a link, however it looks", () => {
  render(<LinkButton href="/deals">Shop Deals</LinkButton>)
  expect(screen.getByRole("link", { name: "Shop Deals" }).getAttribute("href")).toBe("/deals")
})
