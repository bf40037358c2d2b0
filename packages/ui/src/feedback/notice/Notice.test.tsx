import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Notice } from "./Notice.tsx"

it("bad news interrupts, other news waits", () => {
  const { rerender } = render(<Notice tone="good">Saved.</Notice>)
  expect(screen.getByRole("status").textContent).toBe("Saved.")
  rerender(<Notice tone="bad">You are offline.</Notice>)
  expect(screen.getByRole("alert").textContent).toBe("You are offline.")
})
