import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { camaro } from "../../buying/cart/testing/createTestCart.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { RaceTypeId } from "../../vehicles/vehicle/model.ts"
import { recommendationSections } from "./calls.ts"
import { recommendationRequest } from "./request.ts"

const noCaller = { visitorId: null, webUserGuid: null, selected: null }

describe("recommendationRequest", () => {
  it("CALL-18 CALL-126 contains sections, origins, vehicle, keywords and visitor", () => {
    const question = {
      sections: ["PDP", "PDP_Aside", "PDP"],
      skuBaseNumbers: [SkuBaseNumber.make("CAM-1")],
      articleIds: [9],
      keywords: " cam "
    }
    expect(recommendationRequest(question, { visitorId: "v-1", webUserGuid: "g-1", selected: camaro })).toEqual({
      sections: ["PDP", "PDP_Aside"],
      skuBaseNumbers: ["CAM-1"],
      skuVariantNumbers: [],
      articleIds: [9],
      ymmData: { year: 1969, make: "Chevrolet", model: "Camaro", raceTypeId: null },
      keywords: "cam",
      userVin: "v-1",
      webUserGuid: "g-1"
    })
  })
  it("CALL-18 contains the race type of the selected project", () => {
    const selected = { ...camaro, project: { ...camaro.project, raceTypeId: RaceTypeId.make(3) } }
    expect(recommendationRequest({ sections: ["Home"] }, { ...noCaller, selected }).ymmData.raceTypeId).toBe(3)
  })
  it("CALL-18 leaves unknown values empty", () => {
    expect(recommendationRequest({ sections: ["Home"] }, noCaller).keywords).toBeNull()
    expect(recommendationRequest({ sections: ["Home"], keywords: " " }, noCaller)).toEqual({
      sections: ["Home"],
      skuBaseNumbers: [],
      skuVariantNumbers: [],
      articleIds: [],
      ymmData: { year: null, make: null, model: null, raceTypeId: null },
      keywords: null,
      userVin: null,
      webUserGuid: null
    })
  })
})

describe("an oversized query", () => {
  it("is limited to the number of entries that a call accepts, without duplicate or empty section names", () => {
    const names = fc.array(fc.string({ maxLength: 3 }), { maxLength: 40, size: "max" })
    const bases = fc.array(fc.constant(SkuBaseNumber.make("CAM-1")), { maxLength: 150, size: "max" })
    fc.assert(
      fc.property(names, bases, (sections, skuBaseNumbers) => {
        const request = recommendationRequest({ sections, skuBaseNumbers, articleIds: skuBaseNumbers.map((_, at) => at) }, noCaller)
        expect(request.sections).toHaveLength(Math.min(10, new Set(sections.filter((name) => name !== "")).size))
        if (request.sections.length > 0) expect(Schema.is(recommendationSections.variables)(request)).toBe(true)
      })
    )
    const variants = Array.from({ length: 101 }, (_, at) => SkuVariantNumber.make(`CAM-1-${at}`))
    expect(recommendationRequest({ sections: ["Home"], skuVariantNumbers: variants }, noCaller).skuVariantNumbers).toEqual(
      variants.slice(0, 100)
    )
  })
})
