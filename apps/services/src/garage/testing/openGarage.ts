import {
  addNewProjectToGarage,
  type CustomerProject,
  customerProjects,
  type ProjectRequest,
  removeProjectFromGarage,
  updateCustomerProject
} from "@camber/domain/garage"
import { Schema } from "effect"
import type { DatabaseKind } from "../../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../../test/openServices.ts"
import { sample } from "../../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../../test/testVisitor.ts"

type Wire = typeof ProjectRequest.Encoded
/** Fields of a garage request; a test sets the fields that it needs. */
export type Answers = Partial<Omit<Wire, "webUserGuid" | "customerProjectSource">>

const nothing = {
  year: null,
  makeId: null,
  modelId: null,
  vehicleBaseId: null,
  raceTypeId: null,
  engineIds: null,
  isStockEngine: null,
  stockEngineIds: null,
  selectedFacetData: [],
  declined: []
}
export const camaro: Answers = { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro, vehicleBaseId: sample.camaro1969 }
export const lateModel: Answers = { raceTypeId: sample.dirtLateModel }
export const smallBlock = {
  engineManufacturerId: sample.gm,
  engineMakeId: sample.chevroletEngines,
  engineSeriesId: sample.smallBlock,
  engineConfigurationId: sample.v8
}
export const smallBlock57 = { ...smallBlock, engineDisplacementId: sample.litres57 }
export const rearAxle = { name: "Rear Axle", valueId: sample.rearAxle.ford9 }

/** The garage's calls as one visitor, over a database with the sample catalog. */
export interface OpenGarage {
  readonly shop: OpenServices
  readonly requestOf: (visitor: TestVisitor, answers: Answers) => Wire
  readonly add: (visitor: TestVisitor, answers: Answers) => Promise<Answer<typeof addNewProjectToGarage>["addNewProjectToGarage"]>
  readonly update: (
    visitor: TestVisitor,
    customerProjectId: string | null,
    answers: Answers
  ) => Promise<Answer<typeof updateCustomerProject>["updateCustomerProject"]>
  readonly remove: (
    visitor: TestVisitor,
    projectId: string | null
  ) => Promise<Answer<typeof removeProjectFromGarage>["removeProjectFromGarage"]>
  readonly projectsOf: (visitor: TestVisitor) => Promise<ReadonlyArray<CustomerProject>>
  /** Returns the number of rows of the visitor. */
  readonly rowsOf: (visitor: TestVisitor) => Promise<number>
}

type Answer<C extends { readonly result: { readonly Type: unknown } }> = C["result"]["Type"]

const decoded = <A>(schema: Schema.Codec<A, unknown>, given: unknown): A => Schema.decodeUnknownSync(schema)(given)

const getRequest: OpenGarage["requestOf"] = ({ webUserGuid }, answers) => ({
  ...nothing,
  ...answers,
  webUserGuid,
  customerProjectSource: "CUSTOMER_ENTERED"
})

export const openGarage = async (open: DatabaseKind["open"]): Promise<OpenGarage> => {
  const shop = await openServices(open)
  return {
    shop,
    requestOf: getRequest,
    add: async (visitor, answers) => {
      const variables = decoded(addNewProjectToGarage.variables, { projectRequest: getRequest(visitor, answers) })
      return (await visitor.ask(addNewProjectToGarage, variables)).addNewProjectToGarage
    },
    update: async (visitor, customerProjectId, answers) => {
      const variables = decoded(updateCustomerProject.variables, { customerProjectId, projectRequest: getRequest(visitor, answers) })
      return (await visitor.ask(updateCustomerProject, variables)).updateCustomerProject
    },
    remove: async ({ ask, webUserGuid }, projectId) =>
      (await ask(removeProjectFromGarage, decoded(removeProjectFromGarage.variables, { webUserGuid, projectId }))).removeProjectFromGarage,
    projectsOf: async ({ ask, webUserGuid }) =>
      (await ask(customerProjects, { webUserGuid, selectedFacetData: [] })).customerProjects.projects,
    rowsOf: async ({ webUserGuid }) =>
      (await shop.database.kysely.selectFrom("customer_project").select("project_id").where("web_user_guid", "=", webUserGuid).execute())
        .length
  }
}
