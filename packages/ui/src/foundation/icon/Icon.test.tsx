import { render } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { Icon } from "./Icon.tsx"
import { icons } from "./icons.ts"

describe.each(Object.keys(icons).filter((name): name is keyof typeof icons => Object.hasOwn(icons, name)))("the icon %s", (name) => {
  it("is decoration, has shapes, and leaves the licence comment and the file's own svg behind", () => {
    const { container } = render(<Icon name={name} size={16} />)
    const svg = container.querySelector("svg")
    expect(svg?.getAttribute("aria-hidden")).toBe("true")
    expect(svg?.children.length).toBeGreaterThan(0)
    expect(svg?.innerHTML).not.toMatch(/<!--|<svg|\n/)
  })
})

it("ERR-21 a name out of data that no icon has gives a warning, and nothing is drawn", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined)
  const { name }: { name: keyof typeof icons } = JSON.parse('{ "name": "flux-capacitor" }')
  const { container } = render(<Icon name={name} />)
  expect(container.innerHTML).toBe("")
  expect(warn).toHaveBeenCalledWith("No icon 'flux-capacitor'.")
  warn.mockRestore()
})
