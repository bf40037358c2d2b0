import type { MemoryServices } from "@camber/adapter-memory"
import { type CustomerProject, ProjectId } from "@camber/domain/garage"
import { ModelYear, VehicleBaseId } from "@camber/domain/vehicle"
import { sampleVehicleProject } from "@camber/testing/records"

/** Guid of the garage's owner. */
export const guid = "3f1c2a4e-6b7d-4c8e-9f10-2a3b4c5d6e7f"

/** A saved 1969 Camaro without a known engine. */
export const sampleSaved = (number = 1, changes: Partial<CustomerProject> = {}): CustomerProject =>
  sampleVehicleProject({
    projectId: ProjectId.make(`00000000-0000-4000-8000-00000000000${number}`),
    year: ModelYear.make(1968 + number),
    vehicleBaseId: VehicleBaseId.make(11 + number),
    customerProjectUrl: `/vehicle/${1968 + number}-chevrolet-camaro~${11 + number}`,
    ...changes
  })

const engineIdsOnWire = (ids: CustomerProject["engineIds"]) => ({
  engineManufacturerId: null,
  engineMakeId: null,
  engineSeriesId: null,
  engineConfigurationId: null,
  engineQualifierId: null,
  engineVersionId: null,
  engineDisplacementId: null,
  engineCodeId: null,
  engineCamshaftTypeId: null,
  engineFuelSystemId: null,
  ...ids
})
const onWire = (project: CustomerProject) => ({ ...project, engineIds: engineIdsOnWire(project.engineIds) })

const option = (optionId: number, displayName: string, engineIds: CustomerProject["engineIds"] | null = null) => ({
  displayName,
  optionId,
  vehicleBaseId: null,
  shopUrl: "/shop/all?fits=1",
  searchUrl: "/search?fits=1",
  customerProjectUrl: null,
  engineIds: engineIds && engineIdsOnWire(engineIds)
})
const engineOption = (optionId: string, displayName: string, engineIds: CustomerProject["engineIds"]) => ({
  displayName,
  optionId,
  engineIds: engineIdsOnWire(engineIds),
  shopUrl: "/engines/sbc",
  searchUrl: "/search?fits=1"
})

const stockEngines = [option(5, "350 V8 5.7L", { engineSeriesId: 7 }), option(1, "Engine not listed"), option(-1, "Engine Swap")]
const lists = {
  years: [option(1970, "1970"), option(1969, "1969")],
  prioritizedMakes: [option(2, "Chevrolet")],
  makes: [option(4, "AMC"), option(2, "Chevrolet")],
  models: [option(3, "Camaro")],
  stockEngines
}
const engineLists = {
  makes: [engineOption("2-2", "Chevrolet", { engineMakeId: 2 })],
  families: [engineOption("2-2-7-1", "Small Block Chevy Gen I", { engineMakeId: 2, engineSeriesId: 7 })],
  displacements: []
}

const boltPatterns = ["5 x 4.75 in", "5 x 4.50 in", "5 x 5.00 in", "5 x 5.50 in", "6 x 5.50 in"]

interface UpdateVariables {
  readonly customerProjectId: string
  readonly projectRequest: object
}

/**
 * Fake garage services with these projects that record their operations. Operations in `away` do not respond. `vinAnswers` contains
 * decoded VINs other than a Camaro, `refusals` the reasons why an add fails, and `owners` the owner after the first save.
 */
export const createFakeGarage = (...saved: ReadonlyArray<CustomerProject>) => {
  let projects = saved
  let newest = saved.length
  const away = new Set<string>()
  const vinAnswers: Array<object> = []
  const refusals: Array<string> = []
  const owners: Array<string> = []
  const webUser = () => ({ userGuid: owners[0] ?? guid })
  const asked: Array<{ readonly operation: string; readonly variables: unknown }> = []
  const answers: Record<string, (variables: never) => unknown> = {
    customerProjects: () => ({ customerProjects: { projects: projects.map(onWire) } }),
    addNewProjectToGarage: () => {
      const [message] = refusals
      if (message !== undefined) {
        const refused = { success: false, alreadyExisted: false, projects: projects.map(onWire), webUser: { userGuid: guid } }
        return { addNewProjectToGarage: { ...refused, message, addedCustomerProjectId: null } }
      }
      // As on the server, ids of deleted projects are not reused.
      const added = sampleSaved(++newest)
      projects = [added, ...projects]
      const answer = { success: true, alreadyExisted: false, projects: projects.map(onWire), webUser: webUser(), message: null }
      return { addNewProjectToGarage: { ...answer, addedCustomerProjectId: added.projectId } }
    },
    updateCustomerProject: ({ customerProjectId, projectRequest }: UpdateVariables) => {
      const known = Object.fromEntries(Object.entries(projectRequest).filter(([key, value]) => key in sampleSaved() && value !== null))
      projects = projects.map((project) => (project.projectId === customerProjectId ? { ...project, ...known } : project))
      const answer = { success: true, updatedEngineIds: false, projects: projects.map(onWire), webUser: webUser(), message: null }
      return { updateCustomerProject: { ...answer, updatedCustomerProjectId: customerProjectId } }
    },
    removeProjectFromGarage: ({ projectId }: { readonly projectId: string }) => {
      projects = projects.filter((project) => project.projectId !== projectId)
      return { removeProjectFromGarage: { success: true, projects: projects.map(onWire), message: null } }
    },
    buildLink: ({ partTypes, year }: { readonly partTypes: ReadonlyArray<string>; readonly year: number | null }) => ({
      buildLink: { url: `/${year ?? "race"}?query=${partTypes.join(" ")}`, isValid: true }
    }),
    ymm: () => ({ ymm: lists }),
    decodeVin: () => ({
      decodeVin: vinAnswers[0] ?? { _tag: "VinFound", vehicle: { year: 1969, makeId: 2, modelId: 3 }, engineIds: null }
    }),
    readCar: ({ words }: { readonly words: string }) => {
      const found = { _tag: "CarFound", vehicle: { year: 1969, makeId: 2, modelId: 3 }, name: "1969 Chevrolet Camaro" }
      const engine = words.includes("350") ? { engineName: "350 V8 5.7L", engineIds: engineIdsOnWire({ engineSeriesId: 7 }) } : {}
      if (words.includes("69")) return { readCar: { engineName: null, engineIds: null, unread: "", ...found, ...engine } }
      const choices = [{ label: "1969 Chevrolet Camaro", words: "1969 Chevrolet Camaro" }]
      return { readCar: { _tag: "CarUnclear", choices: words === "camaro" ? choices : [] } }
    },
    engineDropdown: () => ({ engineDropdown: engineLists }),
    raceTypeDropdown: () => ({ raceTypeDropdown: { raceTypes: [option(6, "Dirt Late Model")], stockEngines: [] } }),
    facetOptions: ({ names }: { readonly names: ReadonlyArray<string> }) => ({
      facetOptions: names.map((name) => ({ name, values: boltPatterns.map((value, at) => ({ valueId: 9 + at, value })) }))
    })
  }
  const services: MemoryServices = {
    graphql: ({ operation, variables }) => {
      asked.push({ operation, variables })
      const data = away.has(operation) ? undefined : answers[operation]?.(variables as never)
      return data === undefined ? "away" : { data }
    }
  }
  return { services, away, asked, owners, refusals, vinAnswers, cookies: `WebUserGuid=${guid}` }
}
