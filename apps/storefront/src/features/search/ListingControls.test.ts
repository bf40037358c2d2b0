import { expect, it } from "vitest"
import { getMeasures, tableColumns } from "./ListingControls.tsx"

const card = (measures: Readonly<Record<string, string>>) => ({
  deciding: Object.entries(measures).map(([name, value]) => ({ name, value }))
})
const pads = [
  card({ Position: "Front", Compound: "Ceramic", Slots: "1" }),
  card({ Position: "Front", Compound: "Race" }),
  card({ Position: "Front", Compound: "Race", "Heat range": "0-700" })
]

it("LOOK-03 the table of a listing shows a fact as a column if more than a third of the parts have it and its values differ", () => {
  expect(tableColumns(pads)).toEqual(["Compound"])
  expect(getMeasures(pads[0]!, ["Compound", "Heat range"])).toEqual(["Ceramic", null])
})

it("LOOK-03 the table of a listing has at most four columns, in the order in which a shopper decides", () => {
  const names = ["A", "B", "C", "D", "E"]
  const some = ["1", "2"].map((value) => card(Object.fromEntries(names.map((name) => [name, value]))))
  expect(tableColumns(some)).toEqual(["A", "B", "C", "D"])
})

it("LOOK-03 the table of a listing has no columns for parts that share no measure", () => {
  expect(tableColumns([card({ A: "1" }), card({ B: "1" }), card({})])).toEqual([])
})
