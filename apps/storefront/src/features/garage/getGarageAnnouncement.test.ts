import { emptyForm, type GarageState } from "@camber/domain/garage"
import { describe, expect, it } from "vitest"
import { sampleSaved } from "../../../test/createFakeGarage.ts"
import { sampleProject } from "../../../test/samples.ts"
import { getGarageAnnouncement } from "./GarageStore.ts"

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

describe("garage announcement", () => {
  it("names the newly selected project, or announces that none is selected", () => {
    expect(getGarageAnnouncement(state(), selected)).toBe("1969 Chevrolet Camaro with 5.7L V8 is selected")
    expect(getGarageAnnouncement(selected, state())).toBe("No vehicle is selected")
  })

  it("names the removed project together with its lost selection", () => {
    const garage = state({ projects: [sampleSaved()], selected: sampleProject })
    expect(getGarageAnnouncement(garage, { ...garage, projects: [] })).toBe("1969 Chevrolet Camaro is deleted")
    expect(getGarageAnnouncement(garage, state())).toBe("1969 Chevrolet Camaro is deleted. No vehicle is selected")
  })

  it("is empty for the initial state and for changes that do not affect the shopper", () => {
    expect(getGarageAnnouncement(null, selected)).toBeNull()
    expect(getGarageAnnouncement(selected, { ...selected, isFetching: true })).toBeNull()
  })
})
