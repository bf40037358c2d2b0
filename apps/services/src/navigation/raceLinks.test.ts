import { expect, it } from "vitest"
import { readRaceChoices } from "@camber/demo-catalog"
import { indexed } from "../reference/ById.ts"
import { unversionedPictures } from "../schema/testing/unversionedPictures.ts"
import { raceLinks } from "./links.ts"

const rows = readRaceChoices().map(({ id, name, shortName, discipline }) => ({
  race_type_id: id,
  name,
  short_name: shortName,
  discipline,
  slug: shortName,
  surface: ""
}))
const groups = raceLinks({ raceTypes: indexed(rows, ({ race_type_id }) => race_type_id) }, { raceTypes: new Map() }, unversionedPictures)

it("CALL-15 disciplines come in a set order, what is no race last, and none is without a place in it", () => {
  const names = groups.map(({ primary }) => primary)
  expect([names.slice(0, 3), names.at(-1), names.length]).toEqual([["Oval", "Drag", "Road"], "Street", 13])
  expect(
    raceLinks({ raceTypes: indexed(rows.toReversed(), ({ race_type_id }) => race_type_id) }, { raceTypes: new Map() }, unversionedPictures)
  ).toEqual(groups)
})

it("race types are sorted by name, with numbers by their size", () => {
  const oval = groups[0]?.subItems.map(({ primary }) => primary) ?? []
  expect(oval.slice(0, 4)).toEqual(["305 Sprint", "360 Sprint", "410 Sprint", "Asphalt Late Model"])
  const smaller = { ...rows[0]!, discipline: "oval", short_name: "98 Sprint" }
  const all = raceLinks(
    { raceTypes: indexed([...rows, smaller], ({ race_type_id }) => race_type_id) },
    { raceTypes: new Map() },
    unversionedPictures
  )
  expect(all[0]?.subItems[0]?.primary).toBe("98 Sprint")
})
