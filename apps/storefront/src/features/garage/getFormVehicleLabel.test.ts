import { emptyForm, type GarageForm } from "@camber/domain/garage"
import { describe, expect, it } from "vitest"
import { sampleSaved } from "../../../test/createFakeGarage.ts"
import { getFormVehicleLabel } from "./getFormVehicleLabel.ts"

const list = <Id extends number | string>(value: Id | null, ...options: ReadonlyArray<readonly [Id, string]>) => ({
  value,
  options: options.map(([optionId, displayName]) => ({ optionId, displayName })),
  prioritized: 0,
  isLoading: false
})
const camaro = {
  year: list(1969, [1969, "1969"], [1970, "1970"]),
  make: list(2, [2, "Chevrolet"]),
  model: list(3, [3, "Camaro"])
}
const smallBlock = {
  engineMake: list("2-2", ["2-2", "Chevrolet"]),
  engineFamily: list("2-2-7-1", ["2-2-7-1", "Small Block Chevy Gen I"])
}
const plate = (chosen: Record<string, unknown>, saved: ReadonlyArray<ReturnType<typeof sampleSaved>> = []) => {
  const form = { ...emptyForm, ...chosen } as GarageForm
  const picksEngine = form.engineMake.value !== null
  const state: Parameters<typeof getFormVehicleLabel>[0] = { form, picksEngine, projects: saved, updating: saved[0]?.projectId ?? null }
  return getFormVehicleLabel(state)
}
const engineOnly = sampleSaved(1, {
  vehicleBaseId: null,
  year: null,
  make: null,
  makeDisplay: null,
  model: null,
  modelDisplay: null,
  engineDisplayName: "LS Gen III"
})

describe("plate of a form", () => {
  it("is blank until the first choice, then shows it", () => {
    expect([plate({}), plate({ year: camaro.year }), plate(camaro)]).toEqual([
      { vehicle: "", engine: null },
      { vehicle: "1969", engine: null },
      { vehicle: "1969 Chevrolet Camaro", engine: null }
    ])
  })

  it("shows the most specific part of the picked engine, in the car's place if no car is chosen", () => {
    expect([plate(smallBlock), plate({ ...camaro, ...smallBlock })]).toEqual([
      { vehicle: "Small Block Chevy Gen I", engine: null },
      { vehicle: "1969 Chevrolet Camaro", engine: "Small Block Chevy Gen I" }
    ])
  })

  it("shows the stock engine, and both engines after a swap", () => {
    const stockEngine = list(5, [5, "350 V8 5.7L"], [1, "Engine not listed"], [-1, "Engine Swap"])
    expect([
      plate({ ...camaro, stockEngine }),
      plate({ ...camaro, stockEngine: { ...stockEngine, value: 1 } }),
      plate({ ...camaro, ...smallBlock, stockEngine }),
      plate({}, [sampleSaved(1, { engineDisplayName: "6.2L V8", stockEngineDisplayName: "5.7L V8" })])
    ]).toEqual([
      { vehicle: "1969 Chevrolet Camaro", engine: "350 V8 5.7L" },
      { vehicle: "1969 Chevrolet Camaro", engine: null },
      { vehicle: "1969 Chevrolet Camaro", engine: "Small Block Chevy Gen I swap", stockEngine: "350 V8 5.7L" },
      { vehicle: "1969 Chevrolet Camaro", engine: "6.2L V8 swap", stockEngine: "5.7L V8" }
    ])
  })

  it("starts with the form's project and keeps the details that the form does not contain", () => {
    expect([plate({}, [sampleSaved()]), plate({ year: camaro.year }, [engineOnly]), plate({}, [engineOnly])]).toEqual([
      { vehicle: "1969 Chevrolet Camaro", engine: null },
      { vehicle: "1969", engine: "LS Gen III" },
      { vehicle: "LS Gen III", engine: null }
    ])
  })
})
