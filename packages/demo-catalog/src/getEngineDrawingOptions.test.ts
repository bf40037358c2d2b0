import { expect, it } from "vitest"
import { getEngineDrawingOptions } from "./variants.ts"
import { readEngineChoices } from "./engineChoices.ts"

const { all } = readEngineChoices()
const getDrawn = (name: string) => {
  const engine = all.find((choice) => choice.name === name)
  if (!engine) throw new Error(`No engine ${name}`)
  return getEngineDrawingOptions({ kind: "engine", engine, displacements: null })
}

it("getEngineDrawingOptions draws a V8 as two banks of four cylinders and an inline-six as one bank of six", () => {
  expect(getDrawn("Small Block Chevy Gen I")).toEqual({ bores: 4, banks: 2 })
  expect(getDrawn("AMC Inline-Six")).toEqual({ bores: 6, banks: 1 })
})

it("getEngineDrawingOptions draws nothing for an engine with several or unknown layouts", () => {
  expect(
    all.filter(({ layout }) => layout === null).map((engine) => getEngineDrawingOptions({ kind: "engine", engine, displacements: null }))
  ).toSatisfy((drawn: ReadonlyArray<object>) => drawn.every((options) => Object.keys(options).length === 0))
  expect(getEngineDrawingOptions({ kind: "universal" })).toEqual({})
})

it("getEngineDrawingOptions returns one to six cylinders per bank", () => {
  for (const engine of all) {
    const { bores = 1 } = getEngineDrawingOptions({ kind: "engine", engine, displacements: null })
    expect(Number(bores), engine.name).toSatisfy((count: number) => Number.isInteger(count) && count >= 1 && count <= 6)
  }
})
