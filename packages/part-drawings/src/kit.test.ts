import fc from "fast-check"
import { expect, it } from "vitest"
import { drawings } from "./drawings.ts"
import { drawKit, KIT_LIMIT } from "./kit.ts"
import { parseElements } from "./testing/parseElements.ts"

const types = Object.keys(drawings)
const anyComponents = fc.array(fc.oneof(fc.constantFrom(...types), fc.string()), { maxLength: KIT_LIMIT + 2 })
const getBalloons = (svg: string) =>
  parseElements(svg).filter(({ name, attributes }) => name === "circle" && attributes["r"] === "21").length

it("any components result in one well-formed sheet with a single style block", () => {
  fc.assert(
    fc.property(anyComponents, fc.boolean(), (components, balloons) => {
      const elements = parseElements(drawKit(components, { theme: "auto", balloons }))
      expect(elements.filter(({ name }) => name === "style" || name === "svg").length).toBe(2)
      expect(elements.some(({ attributes }) => "class" in attributes)).toBe(false)
      const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? [])
      expect(new Set(ids).size).toBe(ids.length)
    })
  )
})

it("balloons number the displayed components, at most six", () => {
  const components = ["piston", "header", "grille", "clamp", "wing", "suit", "tire", "hose"]
  for (const count of [1, 2, 3, 4, 5, 6, 8]) {
    const kit = components.slice(0, count)
    const added = getBalloons(drawKit(kit, { balloons: true })) - getBalloons(drawKit(kit))
    expect(added).toBe(Math.min(count, KIT_LIMIT))
  }
})

it("DRW-15 a balloon shows the given numbers of the kit's contents, or its own index if they are invalid", () => {
  const kit = ["brake-rotor", "brake-pads"]
  const plain = drawKit(kit, { balloons: true })
  const numbered = drawKit(kit, { balloons: true, numbers: "1-2.3" })
  expect(numbered).not.toBe(plain)
  expect(parseElements(numbered).filter(({ name, attributes }) => name === "rect" && attributes["rx"] === "21")).toHaveLength(1)
  for (const numbers of ["1.2", "1", "1.2.3", "a.b", "100.2", "1-.2", "", true])
    expect(drawKit(kit, { balloons: true, numbers })).toBe(plain)
})

it("the numbers have the same order as the components", () => {
  expect(drawKit(["brake-rotor", "brake-pads"])).not.toBe(drawKit(["brake-pads", "brake-rotor"]))
})

it("kits of two products differ in arrangement and have their brand's tag", () => {
  const kit = ["helmet", "suit", "shoes"]
  expect(drawKit(kit, { brand: "ironvale", seed: 10_001 })).not.toBe(drawKit(kit, { brand: "ironvale", seed: 10_002 }))
  expect(drawKit(kit, { brand: "ironvale", seed: 10_001 })).not.toBe(drawKit(kit, { brand: "velocor", seed: 10_001 }))
  expect(drawKit(kit, { brand: "ironvale" })).toBe(drawKit(kit))
})

it("the title names the components, and no dimension is shown", () => {
  const svg = drawKit(["brake-rotor", "brake-caliper"], { dims: true })
  expect(parseElements(svg).find(({ name }) => name === "title")?.text).toBe("Kit: Brake rotor, Brake caliper")
  expect(svg).toBe(drawKit(["brake-rotor", "brake-caliper"], { dims: false }))
})
