// @vitest-environment node
import { expect, it } from "vitest"
import { selectedCarName } from "./pageCache.ts"

const none = { year: null, makeDisplay: null, modelDisplay: null, raceDisplay: null, engineDisplayName: null }
const garage = JSON.stringify({
  data: {
    customerProjects: {
      projects: [
        { ...none, projectId: "a", year: 2004, makeDisplay: "Ford", modelDisplay: "F-150" },
        { ...none, projectId: "b", raceDisplay: "IMCA Modified" },
        { ...none, projectId: "c", engineDisplayName: "Chevrolet LS" }
      ]
    }
  }
})
const cookie = (ProjectId: string) => encodeURIComponent(JSON.stringify({ ProjectId, Year: 2004 }))

it.each([
  ["a", "2004 Ford F-150"],
  ["b", "IMCA Modified"],
  ["c", "Chevrolet LS"],
  ["gone", ""]
])("OFF-08 selectedCarName returns the selected car's name from a cached garage: %s is '%s'", (id, name) => {
  expect(selectedCarName(garage, cookie(id))).toBe(name)
})

it.each([
  ["not json", cookie("a")],
  [`{"data":null}`, cookie("a")],
  [garage, "%"],
  [garage, "null"]
])("OFF-08 selectedCarName returns an empty name if the garage or the cookie is unreadable: %s %s", (text, value) => {
  expect(selectedCarName(text, value)).toBe("")
})
