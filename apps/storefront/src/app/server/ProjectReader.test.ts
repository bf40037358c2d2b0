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
  it("is read from the Fitment cookie, with the names of its ids", async () => {
    const { read } = readerOver(described)
    expect(await read(fitment(camaro), "v1")).toEqual(sampleProject)
  })

  it.each([
    ["no cookie", null],
    ["another cookie", "theme=dark"],
    ["invalid JSON", "Fitment=%7Bbroken"],
    ["an invalid URL encoding", "Fitment=%E0%A4%A"],
    ["an incomplete vehicle", fitment({ Year: 1969 })],
    ["ids of the wrong type", fitment({ Year: "1969", MakeId: 2, ModelId: 3 })],
    ["an empty project", fitment({})],
    ["a project with only its id", fitment({ ProjectId: "11111111-2222-4333-8444-555555555555" })],
    ["a declined facet without a name", fitment({ ...camaro, Declined: [""] })]
  ])("is null for %s, without a request to the services", async (_, cookies) => {
    const { read, asked } = readerOver(described)
    expect(await read(cookies, "v1")).toBeNull()
    expect(asked).toEqual([])
  })

  it("is null for ids that the catalog does not contain", async () => {
    const { read } = readerOver({})
    expect(await read(fitment(camaro), "v1")).toBeNull()
  })

  it("is the car alone if the catalog does not contain its engine", async () => {
    const { read } = readerOver({
      describeProject: ({ project }: { readonly project: object }) => ({
        describeProject: "engineIds" in project ? null : sampleProject.description
      })
    })
    expect(await read(fitment({ ...camaro, EngineSeriesId: 99 }), "v1")).toEqual(sampleProject)
  })

  it("is null and reported while the service fails, and is available again when the service recovers", async () => {
    let isAway = true
    const { read, reports } = readerOver({ describeProject: () => (isAway ? "away" : { describeProject: sampleProject.description }) })
    expect(await read(fitment(camaro), "v1")).toBeNull()
    expect(reports).toEqual(["selected project"])
    isAway = false
    expect(await read(fitment(camaro), "v1")).toEqual(sampleProject)
  })

  it("is requested once per catalog version", async () => {
    const { read, asked } = readerOver(described)
    await read(fitment(camaro), "v1")
    await read(`theme=dark; ${fitment(camaro)}`, "v1")
    expect(asked).toHaveLength(1)
    await read(fitment(camaro), "v2")
    expect(asked).toHaveLength(2)
  })

  it("contains no owner: two visitors with the same car get the same project", async () => {
    const { read } = readerOver(described)
    expect(await read(fitment({ ...camaro, ProjectId: "personal" }), "v1")).toEqual(sampleProject)
    expect(await read(fitment({ ...camaro, ProjectId: "his" }), "v1")).toEqual(sampleProject)
  })
})
