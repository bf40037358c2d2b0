import { headFields } from "@camber/domain/class-sheets"
import { calls } from "@camber/domain/registry"
import { documents } from "@camber/domain/registry/graphql"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { Tables } from "../database/tables.ts"
import { june, plainTerms } from "../orders/testing/orderOf.ts"
import { openServices, type OpenServices, postTo } from "../../test/openServices.ts"
import { sample } from "./testing/sampleVehicles.ts"

/** Values of the variables other than the GUID. */
const projectRequest = (webUserGuid: string) => ({
  webUserGuid,
  customerProjectSource: "CUSTOMER_ENTERED",
  year: 1969,
  makeId: sample.chevrolet,
  modelId: sample.camaro,
  vehicleBaseId: sample.camaro1969
})
const { email: _, ...postal } = june
const orderNumber = "1234567890"
const listId = crypto.randomUUID()
const listed = { skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantity: 1 }
const between = { fromListId: listId, toListId: listId }
const raceProject = { raceTypeId: 2, facets: [], declined: [] }
const sheetHead = Object.fromEntries(headFields.map((field) => [field, ""]))
const item = { skuVariantNumber: "CAM-P2-1", skuBaseNumber: "CAM-P2", quantityRequested: 1, kitComponents: [] }
const ownedPart = {
  id: crypto.randomUUID(),
  skuBaseNumber: null,
  skuVariantNumber: null,
  model: "transmission:Muncie M21",
  typeSlug: null,
  name: null,
  quantity: 1,
  gotOn: null,
  mileage: null,
  price: null
}

/** Valid variables of every call that takes a visitor's GUID, by operation. */
const variablesByOperation: Readonly<Record<string, (webUserGuid: string) => object>> = {
  GetAutoSuggestPublicResults: (webUserGuid) => ({
    autoSuggestRequest: { query: "rotor", numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid, ymmBoost: {} }
  }),
  skuBases: (webUserGuid) => ({ skuBaseNumbers: ["CAM-P2"], webUserGuid }),
  skuBaseFitment: (webUserGuid) => ({ skuBaseNumbers: ["CAM-P2"], webUserGuid }),
  customerProjects: (webUserGuid) => ({ webUserGuid }),
  addNewProjectToGarage: (webUserGuid) => ({ projectRequest: projectRequest(webUserGuid) }),
  updateCustomerProject: (webUserGuid) => ({ customerProjectId: crypto.randomUUID(), projectRequest: projectRequest(webUserGuid) }),
  removeProjectFromGarage: (webUserGuid) => ({ webUserGuid, projectId: crypto.randomUUID() }),
  ownedReport: (webUserGuid) => ({ webUserGuid, projectId: crypto.randomUUID() }),
  ownedSheet: (webUserGuid) => ({ webUserGuid, projectId: crypto.randomUUID() }),
  saveOwnedPart: (webUserGuid) => ({ webUserGuid, projectId: crypto.randomUUID(), part: ownedPart }),
  changeOwnedPart: (webUserGuid) => ({ webUserGuid, projectId: crypto.randomUUID(), id: ownedPart.id, changes: { note: "Mine" } }),
  removeOwnedPart: (webUserGuid) => ({ webUserGuid, projectId: crypto.randomUUID(), id: ownedPart.id, isRemoved: true }),
  addToCart: (webUserGuid) => ({ webUserGuid, items: [item] }),
  cart: (webUserGuid) => ({ webUserGuid }),
  GetUserShoppingCartShallow: (webUserGuid) => ({ webUserGuid }),
  changeCartLine: (webUserGuid) => ({ webUserGuid, lineId: crypto.randomUUID(), quantity: 2 }),
  removeCartLines: (webUserGuid) => ({ webUserGuid, lineIds: [crypto.randomUUID()] }),
  restoreCartLines: (webUserGuid) => ({ webUserGuid, lineIds: [crypto.randomUUID()] }),
  GetFeatureFlags: (webUserGuid) => ({ webUserGuid, appSpecificFeatureFlags: ["Shell_Contact_Us_Form"] }),
  userAudiencesV2: (webUserGuid) => ({ webUserGuid }),
  userProfile: (webUserGuid) => ({ webUserGuid }),
  recommendationSections: (webUserGuid) => ({
    sections: ["404"],
    skuBaseNumbers: [],
    skuVariantNumbers: [],
    articleIds: [],
    ymmData: {},
    webUserGuid
  }),
  listCount: (userGuid) => ({ userGuid }),
  lists: (userGuid) => ({ userGuid }),
  createList: (userGuid) => ({ userGuid, listName: "Brakes", articleIds: [], items: [listed] }),
  addListItems: (userGuid) => ({ userGuid, listId, items: [listed] }),
  addListArticles: (userGuid) => ({ userGuid, listId, articleIds: [] }),
  removeListItem: (userGuid) => ({ userGuid, listId, item: listed }),
  removeListArticle: (userGuid) => ({ userGuid, listId, articleId: 1 }),
  moveListItem: (userGuid) => ({ userGuid, ...between, item: listed }),
  moveListArticle: (userGuid) => ({ userGuid, ...between, articleId: 1 }),
  editList: (userGuid) => ({ userGuid, listId, listName: "Brakes" }),
  deleteList: (userGuid) => ({ userGuid, listId }),
  listed: (userGuid) => ({ userGuid }),
  setListQuantity: (userGuid) => ({ userGuid, listId, item: listed }),
  setListCar: (userGuid) => ({ userGuid, listId, project: null }),
  shareList: (userGuid) => ({ userGuid, listId }),
  unshareList: (userGuid) => ({ userGuid, listId }),
  buildPlan: (userGuid) => ({ userGuid, listId }),
  planBuild: (userGuid) => ({ userGuid, listId, stages: [], budget: null }),
  stageListItem: (userGuid) => ({ userGuid, listId, item: listed, stage: null }),
  promoCode: (webUserGuid) => ({ webUserGuid, code: "NONE" }),
  classReport: (webUserGuid) => ({ webUserGuid, sheet: null, project: null, parts: ["CAM-P2"], omitted: 0, withCar: false }),
  chooseSheet: (webUserGuid) => ({ webUserGuid, project: raceProject, sheet: null }),
  stateFacts: (webUserGuid) => ({ webUserGuid, project: raceProject, facts: [] }),
  uploadSheet: (webUserGuid) => ({ webUserGuid, head: sheetHead, rules: "", replaces: null }),
  ownSheets: (webUserGuid) => ({ webUserGuid }),
  withdrawSheet: (webUserGuid) => ({ webUserGuid, sheet: crypto.randomUUID() }),
  raceCar: (webUserGuid) => ({ webUserGuid, project: raceProject }),
  remindOfDates: (webUserGuid) => ({ webUserGuid, project: raceProject, isOn: true }),
  savePitNotes: (webUserGuid) => ({ webUserGuid, project: raceProject, pit: {} }),
  ownParts: (webUserGuid) => ({ webUserGuid, skuOrSkuBase: "CAM-P2" }),
  cartClashes: (webUserGuid) => ({ webUserGuid }),
  jobPlan: (webUserGuid) => ({ slug: "clutch", project: null, webUserGuid, answers: [], marked: [] }),
  orderReview: (webUserGuid) => ({ webUserGuid, terms: plainTerms, country: null, region: null }),
  placeOrder: (webUserGuid) => ({
    webUserGuid,
    contact: june,
    terms: plainTerms,
    reviewed: { cores: 0, shipping: 0, tax: 0, total: 0, lines: [] },
    attribution: null
  }),
  orders: (webUserGuid) => ({ webUserGuid, page: 1 }),
  oldOrders: (webUserGuid) => ({ webUserGuid }),
  order: (webUserGuid) => ({ webUserGuid, orderNumber }),
  findOrder: (webUserGuid) => ({ webUserGuid, orderNumber, email: june.email }),
  payOrder: (webUserGuid) => ({ webUserGuid, orderNumber, email: null }),
  orderAgain: (webUserGuid) => ({ webUserGuid, orderNumber }),
  cancelOrder: (webUserGuid) => ({ webUserGuid, orderNumber }),
  cancelPieces: (webUserGuid) => ({ webUserGuid, orderNumber, lines: [{ ordinality: 1, canceled: 1 }] }),
  requestOldReturn: (webUserGuid) => ({
    webUserGuid,
    oldOrderNumber: "RLA-1",
    lines: [{ ordinality: 1, quantity: 1, kind: "goods" }],
    reason: "other",
    note: null
  }),
  requestReturn: (webUserGuid) => ({
    webUserGuid,
    orderNumber,
    email: null,
    lines: [{ ordinality: 1, quantity: 1, kind: "goods" }],
    reason: "other",
    note: null
  }),
  addresses: (webUserGuid) => ({ webUserGuid }),
  saveAddress: (webUserGuid) => ({ webUserGuid, addressId: null, address: postal, isDefault: false }),
  deleteAddress: (webUserGuid) => ({ webUserGuid, addressId: crypto.randomUUID() }),
  copyList: (userGuid) => ({ userGuid, shareGuid: crypto.randomUUID() })
}

const takesGuid = calls.filter(({ operation }) =>
  /autoSuggestRequest|projectRequest|webUserGuid|userGuid/.test(documents.get(operation) ?? "")
)

const visitorRows = async (database: Kysely<Tables>): Promise<number> => {
  const tables = [
    "customer_project",
    "owned_part",
    "cart_line",
    "idempotent_reply",
    "event",
    "parts_list",
    "list_product",
    "saved_address",
    "race_car",
    "class_sheet"
  ]
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`)
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(database)
  return rows[0]?.count ?? -1
}

describe.each(allDatabases)("webUserGuid argument on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  describe.each(takesGuid.map((call) => [call.operation, call] as const))("of the call %s", (operation, { id, service }) => {
    const variables = (webUserGuid: string) => {
      const made = variablesByOperation[operation]?.(webUserGuid)
      if (made === undefined) throw new Error(`add test variables for ${operation}`)
      return made
    }

    it("is rejected with 403 for another visitor's GUID, and nothing is written", async () => {
      const before = await visitorRows(shop.database.kysely)
      const { json, status } = await shop.post(service, { id, variables: variables(shop.visitor().webUserGuid) })
      expect([status, json]).toEqual([403, { errors: [{ message: "webUserGuid is not this session's." }] }])
      expect(await visitorRows(shop.database.kysely)).toBe(before)
    })

    it("is rejected with 403 without a session", async () => {
      expect((await postTo(shop, service, { id, variables: variables(shop.webUserGuid) })).status).toBe(403)
    })

    it("is accepted for the session's own GUID", async () => {
      const visitor = shop.visitor()
      const { json, status } = await visitor.post(service, { id, variables: variables(visitor.webUserGuid) })
      expect([status, json.errors]).toEqual([200, undefined])
    })
  })

  it("is checked inside the document at any depth and behind fragments", async () => {
    const other = shop.visitor().webUserGuid
    const inlined = [
      ["customerproject", `{ customerProjects(webUserGuid: "${other}") { projects { projectId } } }`],
      ["customerproject", `{ ...f } fragment f on Query { mine: customerProjects(webUserGuid: "${other}") { projects { projectId } } }`],
      ["customerproject", `query ($g: String! = "${other}") { customerProjects(webUserGuid: $g) { projects { projectId } } }`],
      [
        "customerproject",
        `mutation { addNewProjectToGarage(projectRequest: { webUserGuid: "${other}", customerProjectSource: CUSTOMER_ENTERED, raceTypeId: 2 }) { success } }`
      ],
      ["products", `{ skuBases(skuBaseNumbers: ["CAM-P2"], webUserGuid: "${other}") { skuBaseNumber } }`]
    ] as const
    for (const [service, query] of inlined) expect((await shop.post(service, { query })).status).toBe(403)
    expect((await shop.visitor().post("products", { query: inlined[4][1].replace(other, "") })).status).toBe(403)
  })

  it("can be omitted or null in calls that need no visitor", async () => {
    const query = `query ($g: String) { skuBases(skuBaseNumbers: ["CAM-P2"], webUserGuid: $g) { skuBaseNumber } }`
    for (const variables of [{}, { g: null }]) expect((await postTo(shop, "products", { query, variables })).status).toBe(200)
  })
})
