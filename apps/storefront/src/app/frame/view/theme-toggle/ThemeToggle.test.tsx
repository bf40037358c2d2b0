import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ThemeToggle } from "./ThemeToggle.tsx"

it("ThemeToggle is pressed while the theme is dark, and requests the other theme", () => {
  const toggled = vi.fn()
  const { rerender } = render(<ThemeToggle theme="light" onToggle={toggled} />)
  const button = screen.getByRole("button", { name: "Dark theme", pressed: false })
  fireEvent.click(button)
  expect(toggled).toHaveBeenCalledOnce()
  rerender(<ThemeToggle theme="dark" onToggle={toggled} />)
  expect(screen.getByRole("button", { name: "Dark theme", pressed: true })).toBeTruthy()
})
