import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import { AnsweredEngineIds, DropdownOption } from "./dropdown.ts"
import { EngineIds } from "./model.ts"

const decode = Schema.decodeUnknownSync(DropdownOption)
const unknownEngine = {
  engineManufacturerId: null,
  engineMakeId: null,
  engineSeriesId: null,
  engineConfigurationId: null,
  engineQualifierId: null,
  engineVersionId: null,
  engineDisplacementId: null,
  engineCodeId: null,
  engineCamshaftTypeId: null,
  engineFuelSystemId: null
}
const make = {
  displayName: "Chevrolet",
  optionId: 2,
  vehicleBaseId: null,
  shopUrl: null,
  searchUrl: null,
  customerProjectUrl: null,
  engineIds: null
}

describe("DropdownOption", () => {
  it.each(["displayName", "optionId"])("GAR-29 requires a %s", (field) => {
    expect(decode(make)).toMatchObject({ displayName: "Chevrolet", optionId: 2 })
    expect(() => decode({ ...make, [field]: undefined })).toThrow(field)
  })
  it("GAR-31 decodes a stock engine with its known engine ids and its URLs", () => {
    const engine = {
      ...make,
      displayName: "350 V8",
      optionId: 7,
      shopUrl: "/shop/all?fits=1",
      searchUrl: "/search?fits=1",
      engineIds: { ...unknownEngine, engineSeriesId: 4, engineDisplacementId: 6 }
    }
    expect(decode(engine)).toMatchObject({
      engineIds: { engineSeriesId: 4, engineDisplacementId: 6 },
      shopUrl: "/shop/all?fits=1",
      searchUrl: "/search?fits=1"
    })
    expect(Object.keys(decode(engine).engineIds ?? {})).toEqual(["engineSeriesId", "engineDisplacementId"])
  })
})

describe("AnsweredEngineIds", () => {
  it.prop("encodes every key, with null for unknown ids, and decodes to the same ids", { ids: EngineIds }, ({ ids }) => {
    const encoded = Schema.encodeSync(AnsweredEngineIds)(ids)
    expect(Object.keys(encoded)).toHaveLength(10)
    expect(Object.values(encoded)).not.toContain(undefined)
    expect(Schema.decodeSync(AnsweredEngineIds)(encoded)).toEqual(ids)
  })
})
