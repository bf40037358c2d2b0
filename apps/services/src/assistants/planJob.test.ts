import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Json, openAssistant, type TestAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { insertMatingParts } from "../mating/testing/insertMatingParts.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const vehicle = { vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro } }

describe.each(allDatabases)("plan_job on $kind", ({ open }) => {
  let shop: OpenServices
  let assistant: TestAssistant
  beforeAll(async () => {
    shop = await openServices(open)
    await insertMatingParts(shop.database.kysely)
    assistant = await openAssistant(shop)
  })
  afterAll(async () => {
    await assistant.close()
    await shop.database.drop()
  })
  const getRow = (answer: Json, name: string) => answer.rows.find((row: Json) => row.name === name)

  it("JOB-12 plans the job that the words describe, with a part for the cart and the parts that the shop does not sell", async () => {
    const answer = await assistant.call("plan_job", { job: "clutch job", vehicle })
    expect(answer).toMatchObject({ job: "Clutch job", continue_url: expect.stringMatching(/\/jobs\/clutch$/) })
    expect(getRow(answer, "Clutch Kit").item).toMatchObject({ line_items: [{ item: { id: "CAM-P900-2" }, quantity: 1 }] })
    expect(getRow(answer, "Pilot Bearing")).toMatchObject({ sold: false, item: null })
    expect(answer.questions.map(({ fact }: Json) => fact)).toContain("clutch_release")
  })

  it("JOB-12 uses the given answers, and marks advice that is general knowledge", async () => {
    const answer = await assistant.call("plan_job", { job: "clutch", vehicle, answers: [{ fact: "clutch_release", value: "cable" }] })
    expect(answer.questions.map(({ fact }: Json) => fact)).not.toContain("clutch_release")
    expect(getRow(answer, "Pilot Bearing").advice).toContain("General shop knowledge")
    expect(answer.torque).toContain("maker's torque figures")
  })

  it("JOB-12 lists all jobs if the words describe none", async () => {
    const answer = await assistant.call("plan_job", { job: "paint the fence" })
    expect(answer).toMatchObject({
      ucp: { status: "error" },
      messages: [{ code: "not_found", content: expect.stringContaining("disc-conversion-front") }]
    })
  })
})
