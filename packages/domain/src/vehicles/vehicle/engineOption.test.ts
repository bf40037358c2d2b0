import { describe, expect, it } from "@effect/vitest"
import { engineOption, parseEngineOption, formatEngineSize } from "./engineOption.ts"
import { EngineIds } from "./model.ts"

describe("the engine picker's option id", () => {
  it.each([
    ["a make has 2 numbers", "12-34", { engineManufacturerId: 12, engineMakeId: 34 }],
    ["a family has 4 numbers", "2-3-4-5", { engineManufacturerId: 2, engineMakeId: 3, engineSeriesId: 4, engineConfigurationId: 5 }],
    [
      "a displacement has 5 numbers",
      "2-3-4-5-6",
      { engineManufacturerId: 2, engineMakeId: 3, engineSeriesId: 4, engineConfigurationId: 5, engineDisplacementId: 6 }
    ],
    [
      "a displacement with version and qualifier has 7 numbers",
      "2-3-4-5-6-7-8",
      {
        engineManufacturerId: 2,
        engineMakeId: 3,
        engineSeriesId: 4,
        engineConfigurationId: 5,
        engineDisplacementId: 6,
        engineVersionId: 7,
        engineQualifierId: 8
      }
    ]
  ])("FIT-21 GAR-22 GAR-23 parses dash-separated numbers: %s", (_, text, ids) => {
    expect(parseEngineOption(text)).toEqual(ids)
    expect(parseEngineOption(text) && engineOption(ids)).toBe(text)
  })

  it.each(["", "2", "2-3-4", "2-3-4-5-6-7", "2-3-4-5-6-7-8-9", "2-x", "2--3", "2-0", "-2-3", "2-3.5", " 2-3", "2-1e3"])(
    "FIT-21 GAR-23 rejects %j",
    (text) => {
      expect(parseEngineOption(text)).toBeNull()
    }
  )

  it("GAR-24 treats a displacement of 1 as absent if a version or qualifier follows", () => {
    const family = { engineManufacturerId: 2, engineMakeId: 3, engineSeriesId: 4, engineConfigurationId: 5 }
    expect(parseEngineOption("2-3-4-5-1-7-1")).toEqual({ ...family, engineVersionId: 7 })
    expect(parseEngineOption("2-3-4-5-1-1-8")).toEqual({ ...family, engineQualifierId: 8 })
  })

  it("GAR-21 sends manufacturer, make, series and configuration, plus displacement, version and qualifier if known", () => {
    const needed = ["engineManufacturerId", "engineMakeId", "engineSeriesId", "engineConfigurationId"]
    const sent = (text: string) => Object.keys(parseEngineOption(text) ?? {})
    expect(sent("2-3-4-5")).toEqual(needed)
    expect(sent("2-3-4-5-6")).toEqual([...needed, "engineDisplacementId"])
    expect(sent("2-3-4-5-6-7-8")).toEqual([...needed, "engineDisplacementId", "engineVersionId", "engineQualifierId"])
  })

  it.prop("FIT-21 restores the ids that were formatted", { ids: EngineIds }, ({ ids }) => {
    const { engineCamshaftTypeId: _camshaft, engineCodeId: _code, engineFuelSystemId: _fuel, ...picked } = ids
    const small = Object.fromEntries(
      Object.entries({ engineManufacturerId: 2, engineMakeId: 3, ...picked }).map(([part, id]) => [part, 2 + (id % 999_999)])
    )
    expect(parseEngineOption(engineOption(small) ?? "")).toEqual(small)
  })

  it("needs a manufacturer and a make", () => {
    for (const ids of [{ engineSeriesId: 4 }, { engineManufacturerId: 2, engineSeriesId: 4 }, { engineMakeId: 3, engineSeriesId: 4 }])
      expect(engineOption(ids)).toBeNull()
  })
})

it.each([
  ["350 cid (5.7L)", "5.7L"],
  ["302 cid (5.0L)", "5.0L"],
  ["5.7L", "5.7L"],
  ["Small Block Chevy Gen II (LT)", "Small Block Chevy Gen II (LT)"],
  ["", ""]
])("formatEngineSize shortens '%s' to '%s' for a vehicle badge", (name, size) => {
  expect(formatEngineSize(name)).toBe(size)
})
