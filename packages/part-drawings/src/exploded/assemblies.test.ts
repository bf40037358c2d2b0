import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { contentHandler } from "../contentHandler.ts"
import { assemblies, findAssembly } from "./assemblies.ts"
import { explodedPicture, explodedSheet, HEIGHT, WIDTH } from "./explodedSheet.ts"

const LARGEST = 12_000

it("ASM-01 six assemblies are drawn, each with a unique name", () => {
  expect(assemblies.map(({ name }) => name)).toEqual([
    "brake-corner",
    "front-suspension",
    "rear-axle",
    "v8-top-end",
    "cooling",
    "fuel-system"
  ])
  expect(findAssembly("brakes")).toBeUndefined()
})

describe.each(assemblies.map((assembly) => [assembly.name, assembly] as const))("%s", (name, assembly) => {
  it("ASM-01 shows each of its pieces with a balloon on the sheet, and no balloons overlap", () => {
    const ids = assembly.pieces.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(assembly.layers.flatMap(({ of }) => of ?? []))).toEqual(new Set(ids))
    for (const { at, to } of assembly.pieces)
      for (const [x, y] of [at, to]) expect([x > 0 && x < WIDTH, y > 0 && y < HEIGHT]).toEqual([true, true])
    for (const [index, { at }] of assembly.pieces.entries())
      for (const other of assembly.pieces.slice(index + 1)) expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(44)
  })

  it("is valid, compact and stable markup, with unique ids and without styles that a strict Content-Security-Policy forbids", () => {
    const { ground, layers } = explodedSheet(assembly)
    const markup = ground + layers.map((layer) => layer.markup).join("")
    expect(markup).not.toMatch(/NaN|undefined|null|Infinity|\[object|~|style=|<script|\son\w+=/)
    expect([...markup.matchAll(/ id="([^"]+)"/g)].every(([, id = ""]) => id.startsWith(`${name}-`))).toBe(true)
    for (const tag of ["g", "defs", "linearGradient"])
      expect(markup.match(new RegExp(`<${tag}[ >]`, "g"))?.length).toBe(markup.match(new RegExp(`</${tag}>`, "g"))?.length)
    expect(gzipSync(explodedPicture(assembly)).length).toBeLessThan(LARGEST)
    expect(explodedSheet(assembly)).toEqual({ ground, layers })
  })

  it("is returned as an image by the content host", async () => {
    const answer = contentHandler(new Request(`http://shop.test/content/assemblies/${name}.svg`))
    expect([answer?.status, await answer?.text()]).toEqual([200, explodedPicture(assembly)])
  })
})

it("an unknown assembly has no image", () => {
  expect(contentHandler(new Request("http://shop.test/content/assemblies/nonsense.svg"))?.status).toBe(404)
})
