import { describe, expect, it } from "@effect/vitest"
import { parseProjectCookie, parseProjectCookieHeader, serializeProjectCookie } from "./cookie.ts"
import { Project } from "./model.ts"
import { UNKNOWN_PROJECT } from "./rules.ts"

const isUnknown = (project: Project) => Object.keys(project).length === 2 && project.facets.length + project.declined.length === 0

describe("the Fitment cookie", () => {
  it.prop(
    "GAR-25 restores the saved project",
    { project: Project },
    ({ project }) => {
      const known = {
        ...project,
        ...(project.engineIds && Object.keys(project.engineIds).length === 0 && { engineIds: { engineMakeId: 2 } })
      }
      expect(parseProjectCookie(serializeProjectCookie(known))).toEqual(isUnknown(known) ? null : known)
    },
    { arbitrary: { runs: 300 } }
  )

  it("GAR-25 uses the keys of the specification", () => {
    const text =
      '{"Year":1969,"MakeId":2,"ModelId":3,"ProjectId":"p","EngineSeriesId":5,"IsStockEngine":false,"StockEngine":{"EngineSeriesId":6},"Facets":[{"name":"Rear Axle","valueId":7}],"Declined":["Transmission"]}'
    const project = parseProjectCookie(text)
    expect(project).toEqual({
      projectId: "p",
      vehicle: { year: 1969, makeId: 2, modelId: 3 },
      engineIds: { engineSeriesId: 5 },
      isStockEngine: false,
      stockEngineIds: { engineSeriesId: 6 },
      facets: [{ name: "Rear Axle", valueId: 7 }],
      declined: ["Transmission"]
    })
    expect(project && JSON.parse(serializeProjectCookie(project))).toEqual(JSON.parse(text))
  })

  it("treats ids of 1 and null as absent", () => {
    expect(parseProjectCookie('{"RaceTypeId":3,"Year":null,"MakeId":1,"EngineMakeId":1,"EngineSeriesId":null}')).toEqual({
      ...UNKNOWN_PROJECT,
      raceTypeId: 3
    })
  })

  it.each([
    ["a missing cookie", null],
    ["a different cookie", "theme=dark"],
    ["invalid JSON", "Fitment=%7BYear"],
    ["a broken URL encoding", "Fitment=%E0%A4%A"],
    [
      "a text that is too long",
      `Fitment=${encodeURIComponent(JSON.stringify({ Year: 1969, MakeId: 2, ModelId: 3, Declined: ["x".repeat(5000)] }))}`
    ],
    ["an array", "Fitment=[]"],
    ["an empty object", "Fitment={}"],
    ["unknown keys", 'Fitment={"vehicle":{"id":3}}'],
    ["an incomplete vehicle", 'Fitment={"Year":1969,"MakeId":2}'],
    ["a string instead of a number", 'Fitment={"RaceTypeId":"3"}'],
    ["a year before the first car", 'Fitment={"Year":1800,"MakeId":2,"ModelId":3}']
  ])("selects no project for %s", (_, header) => {
    expect(parseProjectCookieHeader(header)).toBeNull()
  })

  it("finds the URL-encoded cookie among a request's cookies", () => {
    expect(parseProjectCookieHeader(`a=1; Fitment=${encodeURIComponent('{"RaceTypeId":3}')}; b=2`)).toEqual({
      ...UNKNOWN_PROJECT,
      raceTypeId: 3
    })
  })
})
