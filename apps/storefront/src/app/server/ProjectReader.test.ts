// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { createFakeServices, type Answers } from "../../../test/createFakeServices.ts"
import { sampleProject } from "../../../test/samples.ts"
import { createServerRuntime, type ServerRuntime } from "../composition/serverRuntime.ts"
import { createProjectReader } from "./ProjectReader.ts"

const fitment = (fields: object) => `Fitment=${encodeURIComponent(JSON.stringify(fields))}`
const camaro = { Year: 1969, MakeId: 2, ModelId: 3 }
const described: Answers = { describeProject: () => ({ describeProject: sampleProject.description }) }

let runtime: ServerRuntime
afterEach(() => runtime.dispose())

const readerOver = (answers: Answers) => {
  const { asked, services } = createFakeServices(answers)
  const reports: Array<unknown> = []
  runtime = createServerRuntime(services)
  return { read: createProjectReader(runtime, (_, where) => reports.push(where)), asked, reports }
}

describe("the selected project of a request", () => {
  it("is the Fitment cookie's, with the names that belong to its ids", async () => {
    const { read } = readerOver(described)
    expect(await read(fitment(camaro), "v1")).toEqual(sampleProject)
  })

  it.each([
    ["no cookie", null],
    ["another cookie", "theme=dark"],
    ["no JSON", "Fitment=%7Bbroken"],
    ["no URL encoding", "Fitment=%E0%A4%A"],
    ["half a vehicle", fitment({ Year: 1969 })],
    ["ids of another kind", fitment({ Year: "1969", MakeId: 2, ModelId: 3 })],
    ["nothing known", fitment({})],
    ["nothing known but whose it is", fitment({ ProjectId: "11111111-2222-4333-8444-555555555555" })],
    ["answers without a name", fitment({ ...camaro, Declined: [""] })]
  ])("is none for %s, and nobody is asked", async (_, cookies) => {
    const { read, asked } = readerOver(described)
    expect(await read(cookies, "v1")).toBeNull()
    expect(asked).toEqual([])
  })

  it("is none for ids that the catalogue does not know", async () => {
    const { read } = readerOver({})
    expect(await read(fitment(camaro), "v1")).toBeNull()
  })

  it("is the car alone where the catalogue does not know its engine", async () => {
    const { read } = readerOver({
      describeProject: ({ project }: { readonly project: object }) => ({
        describeProject: "engineIds" in project ? null : sampleProject.description
      })
    })
    expect(await read(fitment({ ...camaro, EngineSeriesId: 99 }), "v1")).toEqual(sampleProject)
  })

  it("is none while the service fails, which is reported, and there again afterwards", async () => {
    let isAway = true
    const { read, reports } = readerOver({ describeProject: () => (isAway ? "away" : { describeProject: sampleProject.description }) })
    expect(await read(fitment(camaro), "v1")).toBeNull()
    expect(reports).toEqual(["selected project"])
    isAway = false
    expect(await read(fitment(camaro), "v1")).toEqual(sampleProject)
  })

  it("is asked for once in a version of the catalogue", async () => {
    const { read, asked } = readerOver(described)
    await read(fitment(camaro), "v1")
    await read(`theme=dark; ${fitment(camaro)}`, "v1")
    expect(asked).toHaveLength(1)
    await read(fitment(camaro), "v2")
    expect(asked).toHaveLength(2)
  })

  it("does not say whose it is: two people with the same car get the same", async () => {
    const { read } = readerOver(described)
    expect(await read(fitment({ ...camaro, ProjectId: "personal" }), "v1")).toEqual(sampleProject)
    expect(await read(fitment({ ...camaro, ProjectId: "his" }), "v1")).toEqual(sampleProject)
  })
})
