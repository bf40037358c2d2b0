import { getVehicleLabel, formatProjectName } from "@camber/domain/vehicle"
import { expect, it } from "vitest"
import { sampleProject } from "../../../test/samples.ts"
import { parseVehicleLabel } from "./cartLineProps.ts"

it.each([
  { engine: null },
  { engine: "5.7L V8" },
  { engine: "5.7L V8 with TBI" },
  { make: null, model: null, raceType: "Dirt Late Model", engine: "602 Crate" },
  { make: null, model: null, engine: "Small Block Chevy" }
])("parseVehicleLabel parses the vehicle label %o from its name", (changes) => {
  const description = { ...sampleProject.description, ...changes }
  expect(parseVehicleLabel(formatProjectName(description))).toEqual(getVehicleLabel(description))
})
