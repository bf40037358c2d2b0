import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { InlineAlert } from "./InlineAlert.tsx"

it("interrupts for errors, and waits for other messages", () => {
  const { rerender } = render(<InlineAlert tone="good">Saved.</InlineAlert>)
  expect(screen.getByRole("status").textContent).toBe("Saved.")
  rerender(<InlineAlert tone="bad">You are offline.</InlineAlert>)
  expect(screen.getByRole("alert").textContent).toBe("You are offline.")
})
