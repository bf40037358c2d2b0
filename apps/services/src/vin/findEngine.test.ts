import { expect, it } from "vitest"
import { findEngine } from "./findEngine.ts"
import type { VpicCar } from "./vpicReader.ts"

const v8 = { displacement_l: 5.7, cylinders: 8 }
const ls1 = { displacement_l: 5.7, cylinders: 8 }
const ford = { displacement_l: 5, cylinders: 8 }
const six = { displacement_l: 3.8, cylinders: 6 }
const electric = { displacement_l: null, cylinders: null }
const car = (litres: number | null, cylinders: number | null): VpicCar => ({
  make: "Any",
  model: "Any",
  series: null,
  trim: null,
  litres,
  cylinders
})

it.each([
  ["the one of its size", car(3.8, 6), [v8, six, electric], six],
  ["one whose litres are rounded", car(4.942, 8), [ford, v8], ford],
  ["the one of its size where cylinders are not told", car(3.8, null), [v8, six], six],
  ["none where two have its size", car(5.7, 8), [v8, ls1, six], undefined],
  ["none of another number of cylinders", car(3.8, 8), [six], undefined],
  ["none where its size is not told", car(null, 8), [v8], undefined]
])("a decoded car has %s", (_what, decoded, engines, found) => {
  expect(findEngine(engines, decoded)).toBe(found)
})
