import { describe, expect, it } from "vitest"
import { createCall } from "../desk/model.ts"
import { fitting, sampleCard, sampleParts } from "../desk/testing/sampleDesk.ts"
import { describeParts } from "./describeParts.ts"

describe("describeParts", () => {
  it("shows the SKUs of imported parts, never the numbers that the shop generated", () => {
    const cards = ["PRT-7K", "PRT-8", "CAM-2"].map((number) => sampleCard(number, fitting))
    const { blocks } = describeParts(createCall(1), { ...sampleParts(0), cards, numbers: { "PRT-7K": "HRW 315/5 +2" } })
    const list = blocks.find((block) => block._tag === "List")
    expect(list?.rows.map(({ cells }) => cells[1])).toEqual(["HRW 315/5 +2", "", "CAM-2"])
    expect(blocks).toContainEqual(expect.objectContaining({ label: "Part", text: "HRW 315/5 +2  Front Brake Pad Set PRT-7K" }))
  })
})
