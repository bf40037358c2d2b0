import { expect, it } from "vitest"
import { findEngine } from "./decodeVin.ts"
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
  liters: litres,
  cylinders
})

it.each([
  ["the engine of its size", car(3.8, 6), [v8, six, electric], six],
  ["an engine with rounded liters", car(4.942, 8), [ford, v8], ford],
  ["the engine of its size if the cylinders are unknown", car(3.8, null), [v8, six], six],
  ["no engine if two have its size", car(5.7, 8), [v8, ls1, six], undefined],
  ["no engine with other cylinders", car(3.8, 8), [six], undefined],
  ["no engine if its size is unknown", car(null, 8), [v8], undefined]
])("a decoded car has %s", (_what, decoded, engines, found) => {
  expect(findEngine(engines, decoded)).toBe(found)
})
