import { Schema } from "effect"
import { engineDropdown, ymm } from "../../vehicle/calls.ts"
import { AnsweredEngineIds } from "../../vehicle/dropdown.ts"
import { engineOption } from "../../vehicle/engineOption.ts"
import type { EngineIds } from "../../vehicle/model.ts"
import { addNewProjectToGarage, removeProjectFromGarage, updateCustomerProject } from "../calls.ts"
import { CustomerProject, type ProjectRequest } from "../model.ts"
import { getProjectKey } from "../getProjectKey.ts"
import { toProject, parseProjectRequest } from "../rules.ts"
import { bigBlock, ids, saved, smallBlock, smallBlock350 } from "./samples.ts"

const wireIds = Schema.encodeSync(AnsweredEngineIds)
const option = (displayName: string, optionId: number, more: object = {}) => ({
  displayName,
  optionId,
  vehicleBaseId: null,
  shopUrl: null,
  searchUrl: null,
  customerProjectUrl: null,
  engineIds: null,
  ...more
})
const engine = (displayName: string, engineIds: EngineIds, shopUrl: string | null) => ({
  displayName,
  optionId: engineOption(engineIds) ?? "",
  engineIds: wireIds(engineIds),
  shopUrl,
  searchUrl: null
})
const makes = [option("Ford", ids.ford), option("Chevrolet", ids.chevrolet)]

const vehicleLists = ({ make, model, year }: typeof ymm.variables.Type) => ({
  years: [option("1970", 1970), option("1969", 1969)],
  prioritizedMakes: year === null ? [] : [option("Chevrolet", ids.chevrolet)],
  makes: year === null ? [] : makes,
  models: make === null ? [] : [option("Camaro", ids.camaro, { vehicleBaseId: 104 }), option("Nova", ids.nova, { vehicleBaseId: 105 })],
  stockEngines:
    model === null
      ? []
      : [
          option("350 V8", ids.engine350, { engineIds: wireIds(smallBlock350) }),
          option("396 V8", ids.engine396, { engineIds: wireIds(bigBlock) }),
          option("Engine not listed", 1),
          option("Engine Swap", -1)
        ]
})

const engineLists = ({ engineIds }: typeof engineDropdown.variables.Type) => ({
  makes: [engine("Chevrolet", { engineManufacturerId: 2, engineMakeId: 2 }, null)],
  families: engineIds?.engineMakeId ? [engine("Small Block", smallBlock, "/engines/sbc"), engine("Big Block", bigBlock, null)] : [],
  displacements: engineIds?.engineSeriesId === 2 ? [engine("350", smallBlock350, "/engines/sbc")] : []
})

/** Lists of the trait service: a 1969 Camaro or Nova, one race type, and two engine families. The second family has no page. */
export const lists = (operation: string, variables: unknown): object | null => {
  switch (operation) {
    case "ymm":
      return { ymm: vehicleLists(Schema.decodeUnknownSync(ymm.variables)(variables)) }
    case "engineDropdown":
      return { engineDropdown: engineLists(Schema.decodeUnknownSync(engineDropdown.variables)(variables)) }
    case "raceTypeDropdown":
      return { raceTypeDropdown: { raceTypes: [option("Dirt Late Model", ids.dirtLateModel)], stockEngines: [] } }
    case "facetOptions":
      return { facetOptions: [{ name: "Rear Axle", values: [{ valueId: ids.rearAxle12Bolt, value: "GM 12-bolt" }] }] }
    default:
      return null
  }
}

const decodeAdd = Schema.decodeUnknownSync(addNewProjectToGarage.variables)
const decodeUpdate = Schema.decodeUnknownSync(updateCustomerProject.variables)
const decodeRemoval = Schema.decodeUnknownSync(removeProjectFromGarage.variables)
const encodeProjects = Schema.encodeSync(Schema.Array(CustomerProject))

/** Fake customerproject service for one visitor. Adding the same project twice stores it once. */
export class FakeGarageServices {
  projects: ReadonlyArray<CustomerProject>
  #next = 1
  constructor(projects: ReadonlyArray<CustomerProject> = []) {
    this.projects = projects
  }
  answer(operation: string, variables: unknown): object | null {
    switch (operation) {
      case "customerProjects":
        return { customerProjects: this.#answer() }
      case "addNewProjectToGarage":
        return { addNewProjectToGarage: this.#add(decodeAdd(variables).projectRequest) }
      case "updateCustomerProject":
        return { updateCustomerProject: this.#update(decodeUpdate(variables)) }
      case "removeProjectFromGarage":
        return { removeProjectFromGarage: this.#remove(decodeRemoval(variables).projectId) }
      default:
        return null
    }
  }
  #answer() {
    return { projects: encodeProjects(this.projects) }
  }
  #add(request: ProjectRequest) {
    const project = parseProjectRequest(request)
    const known = this.projects.find((candidate) => getProjectKey(toProject(candidate)) === getProjectKey(project))
    const added = known ?? saved(`added-${this.#next++}`, project)
    if (known === undefined) this.projects = [added, ...this.projects]
    return {
      success: true,
      alreadyExisted: known !== undefined,
      ...this.#answer(),
      webUser: { userGuid: request.webUserGuid },
      message: null,
      addedCustomerProjectId: added.projectId
    }
  }
  #remove(id: string) {
    this.projects = this.projects.filter(({ projectId }) => projectId !== id)
    return { success: true, message: null, ...this.#answer() }
  }
  #update({ customerProjectId: id, projectRequest: request }: typeof updateCustomerProject.variables.Type) {
    const success = this.projects.some(({ projectId }) => projectId === id)
    this.projects = this.projects.map((candidate) => (candidate.projectId === id ? saved(id, parseProjectRequest(request)) : candidate))
    return {
      success,
      updatedEngineIds: true,
      ...this.#answer(),
      webUser: { userGuid: request.webUserGuid },
      message: success ? null : "This vehicle is no longer in your garage.",
      updatedCustomerProjectId: success ? id : null
    }
  }
}
