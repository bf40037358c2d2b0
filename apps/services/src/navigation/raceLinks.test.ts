import { expect, it } from "vitest"
import { readRaceChoices } from "@camber/demo-catalog"
import { indexed } from "../reference/driveline.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { raceLinks } from "./links.ts"

const rows = readRaceChoices().map(({ id, name, shortName, discipline }) => ({
  race_type_id: id,
  name,
  short_name: shortName,
  discipline,
  slug: shortName,
  surface: ""
}))
const getLinks = (types: typeof rows, without: ReadonlyArray<number> = []) => {
  const counted = types.filter(({ race_type_id }) => !without.includes(race_type_id)).map(({ race_type_id }) => [race_type_id, 3] as const)
  return raceLinks({ raceTypes: indexed(types, ({ race_type_id }) => race_type_id) }, { raceTypes: new Map(counted) }, unversionedPictures)
}
const groups = getLinks(rows)

it("CALL-15 sorts disciplines in the fixed order with Street last, and returns the position of each", () => {
  const names = groups.map(({ primary }) => primary)
  expect([names.slice(0, 3), names.at(-1), names.length]).toEqual([["Oval", "Drag", "Road"], "Street", 13])
  expect(getLinks(rows.toReversed())).toEqual(groups)
})

it("FIT-31 leaves out race types without parts, and disciplines with only such race types", () => {
  const oval = rows.filter(({ discipline }) => discipline === "oval").map(({ race_type_id }) => race_type_id)
  const names = (without: ReadonlyArray<number>) => getLinks(rows, without).map(({ primary }) => primary)
  expect(names(oval)).not.toContain("Oval")
  expect(getLinks(rows, oval.slice(1))[0]?.subItems).toHaveLength(1)
})

it("sorts race types by name, with numbers by value", () => {
  const oval = groups[0]?.subItems.map(({ primary }) => primary) ?? []
  expect(oval.slice(0, 4)).toEqual(["305 Sprint", "360 Sprint", "410 Sprint", "Asphalt Late Model"])
  const smaller = { ...rows[0]!, discipline: "oval", short_name: "98 Sprint" }
  const all = getLinks([...rows, { ...smaller, race_type_id: 9_999 }])
  expect(all[0]?.subItems[0]?.primary).toBe("98 Sprint")
})
