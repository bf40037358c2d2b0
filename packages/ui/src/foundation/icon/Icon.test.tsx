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

it.each(["flux-capacitor", "constructor"])(
  "ERR-21 the name '%s' out of data, which no icon has, gives a warning, and nothing is drawn",
  (text) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue(undefined)
    const { name }: { name: keyof typeof icons } = JSON.parse(JSON.stringify({ name: text }))
    const { container } = render(<Icon name={name} />)
    expect(container.innerHTML).toBe("")
    expect(warn).toHaveBeenCalledWith(`No icon '${text}'.`)
    warn.mockRestore()
  }
)
