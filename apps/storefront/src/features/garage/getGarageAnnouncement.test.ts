import { emptyForm, type GarageState } from "@camber/domain/garage"
import { describe, expect, it } from "vitest"
import { sampleSaved } from "../../../test/createFakeGarage.ts"
import { sampleProject } from "../../../test/samples.ts"
import { getGarageAnnouncement } from "./getGarageAnnouncement.ts"

const state = (changes: Partial<GarageState> = {}): GarageState => ({
  selected: null,
  selectedId: null,
  projects: [],
  isHydrated: true,
  isFetching: false,
  isVehicleUpdated: false,
  drawer: null,
  step: null,
  form: emptyForm,
  updating: null,
  isChange: false,
  removed: null,
  picksEngine: false,
  engine: "installed",
  canSave: false,
  isSaving: false,
  failure: null,
  ...changes
})
const selected = state({ selected: sampleProject })

describe("what is said of a change in the garage", () => {
  it("names the project that is selected now, or says that none is", () => {
    expect(getGarageAnnouncement(state(), selected)).toBe("1969 Chevrolet Camaro with 5.7L V8 is selected")
    expect(getGarageAnnouncement(selected, state())).toBe("No vehicle is selected")
  })

  it("names the one that has left, together with the selection that went with it", () => {
    const garage = state({ projects: [sampleSaved()], selected: sampleProject })
    expect(getGarageAnnouncement(garage, { ...garage, projects: [] })).toBe("1969 Chevrolet Camaro is deleted")
    expect(getGarageAnnouncement(garage, state())).toBe("1969 Chevrolet Camaro is deleted. No vehicle is selected")
  })

  it("says nothing of what the page came with, nor of what changes nothing for the shopper", () => {
    expect(getGarageAnnouncement(null, selected)).toBeNull()
    expect(getGarageAnnouncement(selected, { ...selected, isFetching: true })).toBeNull()
  })
})
