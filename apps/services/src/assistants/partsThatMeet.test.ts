import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Json, openAssistant, type TestAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { insertMatingParts } from "../mating/testing/insertMatingParts.ts"

describe.each(allDatabases)("the tools about parts that meet on $kind", ({ open }) => {
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

  it("MATE-07 parts_that_meet returns the figures of both parts, and lists unknown parts separately from parts without a common end", async () => {
    const answer = await assistant.call("parts_that_meet", { product: "CAM-P900-1", with: ["CAM-P901-1", "CAM-P3-1", "CAM-P999"] })
    expect(answer.pairs).toMatchObject([{ items: ["CAM-P900-1", "CAM-P901-1"], verdict: "does_not_meet" }])
    expect(answer.pairs[0].text).toContain("10 teeth")
    expect(answer.pairs[0].text).toContain("26 teeth")
    expect(answer.without_common_end).toEqual(["CAM-P3-1"])
    expect(answer.unknown).toEqual(["CAM-P999"])
  })

  it("MATE-07 parts_that_meet rejects an unknown product", async () => {
    const answer = await assistant.call("parts_that_meet", { product: "CAM-P999", with: ["CAM-P901-1"] })
    expect(answer).toMatchObject({ ucp: { status: "error" }, messages: [{ code: "not_found" }] })
  })

  it("MATE-07 parts_that_meet returns a verdict for each part, even if one of them meets", async () => {
    const { pairs } = await assistant.call("parts_that_meet", { product: "CAM-P901-1", with: ["CAM-P900-1", "CAM-P900-2"] })
    expect(pairs.map(({ verdict }: Json) => verdict)).toEqual(["does_not_meet", "meets"])
  })

  it("MATE-07 parts_that_meet returns what to measure instead of a guess", async () => {
    const { pairs } = await assistant.call("parts_that_meet", { product: "CAM-P902", with: ["CAM-P900-2"] })
    expect(pairs).toMatchObject([{ verdict: "not_known", text: expect.stringContaining("Count the splines") }])
  })

  it("MATE-07 check_build reports two parts that do not meet before other findings", async () => {
    const lines = ["CAM-P900-1", "CAM-P901-1"].map((id) => ({ item: { id }, quantity: 1 }))
    const { findings } = await assistant.call("check_build", { line_items: lines })
    expect(findings[0]).toMatchObject({ kind: "DoesNotMeet", severity: "bad", items: ["CAM-P900-1", "CAM-P901-1"] })
    expect(findings.map(({ kind }: Json) => kind)).not.toContain("PairNotKnown")
  })
})
