import { act, fireEvent, render, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { ThemeToggle } from "./ThemeToggle.tsx"

it("ThemeToggle is pressed while the theme is dark, and requests the other theme", () => {
  const toggled = vi.fn()
  const { rerender, unmount } = render(<ThemeToggle theme="light" onToggle={toggled} />)
  const button = screen.getByRole("button", { name: "Dark theme", pressed: false })
  fireEvent.click(button)
  expect(toggled).toHaveBeenCalledOnce()
  rerender(<ThemeToggle theme="dark" onToggle={toggled} />)
  expect(screen.getByRole("button", { name: "Dark theme", pressed: true })).toBeTruthy()
  unmount()
})

it.each([
  ["light", "false"],
  ["dark", "true"]
] as const)("CTRL-43 the toggle hydrates with the %s theme of the store, whatever the inline script has set", async (theme, pressed) => {
  const page = document.body.appendChild(document.createElement("div"))
  page.innerHTML = renderToString(<ThemeToggle theme="light" onToggle={() => undefined} />)
  const button = screen.getByRole("button", { name: "Dark theme" })
  button.setAttribute("aria-pressed", theme === "dark" ? "false" : "true")
  const root = await act(async () => hydrateRoot(page, <ThemeToggle theme={theme} onToggle={() => undefined} />))
  expect(button.getAttribute("aria-pressed")).toBe(pressed)
  await act(async () => root.unmount())
  page.remove()
})
