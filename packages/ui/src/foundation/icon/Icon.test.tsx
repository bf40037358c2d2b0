import { render } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { Icon } from "./Icon.tsx"
import { icons } from "./icons.ts"

describe.each(Object.keys(icons).filter((name): name is keyof typeof icons => Object.hasOwn(icons, name)))("the icon %s", (name) => {
  it("is decorative, has shapes, and omits the license comment and the file's own svg", () => {
    const { container } = render(<Icon name={name} size={16} />)
    const svg = container.querySelector("svg")
    expect(svg?.getAttribute("aria-hidden")).toBe("true")
    expect(svg?.children.length).toBeGreaterThan(0)
    expect(svg?.innerHTML).not.toMatch(/<!--|<svg|\n/)
  })
})

it.each(["flux-capacitor", "constructor"])("ERR-21 logs a warning for the unknown name '%s' from data, and renders nothing", (text) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined)
  const { name }: { name: keyof typeof icons } = JSON.parse(JSON.stringify({ name: text }))
  const { container } = render(<Icon name={name} />)
  expect(container.innerHTML).toBe("")
  expect(warn).toHaveBeenCalledWith(`No icon '${text}'.`)
  warn.mockRestore()
})
