import { addToCart, type CartContents, type CartItem, cart } from "@camber/domain/cart"
import type { Call } from "@camber/domain/ports"
import { documents } from "@camber/domain/registry/graphql"
import type { Project } from "@camber/domain/vehicle"
import { WebUserGuid } from "@camber/domain/visitor"
import { wireCartItem } from "@camber/testing/records"
import { readClassSheets } from "@camber/vehicle-data"
import { Schema } from "effect"
import { type ExecutionResult, graphql } from "graphql"
import type { DatabaseKind, TestDatabase } from "./allDatabases.ts"
import { createJobFields } from "../src/jobs/loadJobPlan.ts"
import { createSheetFields } from "../src/class-sheets/createSheetFields.ts"
import { createOwnedReportFields } from "../src/owned-parts/createOwnedReportFields.ts"
import { createMatingFields } from "../src/lists/createMatingFields.ts"
import { listFields } from "../src/lists/lists.ts"
import { addressFields } from "../src/addresses/addressFields.ts"
import { orderFields } from "../src/orders/orderFields.ts"
import { createPaymentService } from "../src/payment/createPaymentService.ts"
import { invoicePayments } from "../src/payment/invoicePayments.ts"
import { defaultOrderSettings } from "../src/orders/OrderSettings.ts"
import { referenceCache } from "../src/reference/referenceCache.ts"
import { unversionedPictures, applicationRow, productRow, variantRow } from "../src/schema/testing/rows.ts"
import { sampleCatalog } from "../src/schema/testing/sampleCatalog.ts"
import { checkoutSchema } from "../src/cart/checkoutSchema.ts"

export const newVisitor = (): WebUserGuid => WebUserGuid.make(crypto.randomUUID())

type WireItem = typeof CartItem.Encoded
type Added = (typeof addToCart)["result"]["Type"]["addToCart"]

/** Creates a cart item of a variant. `changes` contains the fields that matter to the test. */
export const item = (skuVariantNumber: string, changes: Partial<WireItem> = {}): WireItem =>
  wireCartItem({ skuVariantNumber, skuBaseNumber: skuVariantNumber.split("-").slice(0, 2).join("-"), ...changes })

/** The kit with all choices made. Parts 3 and 4 are alternatives. */
export const wholeKit = item("CAM-P100-1", {
  kitComponents: [
    { ordinality: 1, skuVariantNumber: "CAM-P2-1" },
    { ordinality: 2, skuVariantNumber: "CAM-P8-1" },
    { ordinality: 3, skuVariantNumber: "CAM-P9-1" }
  ]
})

/** Variables of an operation. Operations use one of two names for the visitor's GUID. */
interface Variables {
  /** Null for an operation that needs no visitor. */
  readonly webUserGuid?: string | null
  readonly userGuid?: string
  readonly [name: string]: unknown
}
type CallResult<Result> = Pick<Call<unknown, Result>, "operation" | "result">

export interface AddOptions {
  readonly key?: string
  readonly project?: Project
}

/** The checkout service over a database with the sample catalog and a kit with a choice group. */
export interface OpenCheckout {
  readonly database: TestDatabase
  /** Sends the variables unchanged and returns the result with its errors. */
  readonly send: (operation: string, variables: Variables, key?: string) => Promise<ExecutionResult>
  /** Sends the variables and decodes the result as the shop does. Fails on any error. */
  readonly ask: <Result>(call: CallResult<Result>, variables: Variables, key?: string) => Promise<Result>
  readonly add: (webUserGuid: string, items: ReadonlyArray<WireItem>, options?: AddOptions) => Promise<Added>
  readonly cart: (webUserGuid: string, project?: Project) => Promise<CartContents>
}

export const openCheckout = async (open: DatabaseKind["open"]): Promise<OpenCheckout> => {
  const database = await open(sampleCatalog)
  await insertChoiceKit(database)
  const store = { database: database.kysely, reference: referenceCache(database.kysely), imageUrls: unversionedPictures }
  const settings = {
    ...defaultOrderSettings,
    freeShippingFrom: 9_900,
    publicOrigin: "http://shop.test",
    brandName: "Camber",
    contactPhone: "555-0100",
    contactAddress: { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" }
  }
  const paymentService = createPaymentService(store, settings, { provider: invoicePayments, testKey: null })
  const sheets = { library: readClassSheets(), now: () => Date.parse("2026-11-30T12:00:00Z") }
  const schema = checkoutSchema(store, {
    ...listFields(store),
    ...createMatingFields(store),
    ...createJobFields(store),
    ...createSheetFields(store, sheets),
    ...createOwnedReportFields(store, sheets),
    ...addressFields(store),
    ...orderFields(store, settings),
    ...paymentService.fields
  })
  const send: OpenCheckout["send"] = (operation, variables, key) =>
    graphql({
      schema,
      source: documents.get(operation) ?? "",
      variableValues: variables,
      contextValue: { webUserGuid: variables.webUserGuid ?? variables.userGuid, idempotencyKey: key ?? null }
    })
  const ask: OpenCheckout["ask"] = async (call, variables, key) => {
    const { data, errors } = await send(call.operation, variables, key)
    if (errors !== undefined) throw new AggregateError(errors, errors.map(({ message }) => message).join("; "))
    return Schema.decodeUnknownSync(call.result)(data)
  }
  return {
    database,
    send,
    ask,
    add: async (webUserGuid, items, { key, project } = {}) => (await ask(addToCart, { webUserGuid, items, project }, key)).addToCart,
    cart: async (webUserGuid, project) => (await ask(cart, { webUserGuid, project })).cart
  }
}

const insertChoiceKit = async ({ kysely }: TestDatabase): Promise<void> => {
  const createComponentRow = (ordinality: number, component: number, variantNumber: string | null, choiceGroup: string | null) => ({
    product_page_id: 100,
    ordinality,
    component_page_id: component,
    component_variant_number: variantNumber,
    quantity: ordinality,
    choice_group: choiceGroup
  })
  await kysely
    .insertInto("product")
    .values(productRow(100, { is_kit: true, kit_item_count: 4, title: "Ironvale Axle Set" }))
    .execute()
  await kysely.insertInto("variant").values(variantRow(100, 1)).execute()
  await kysely
    .insertInto("application")
    .values(applicationRow(100, 100, { scope: "vehicle", make_id: 2, model_ids: [2], year_from: 1967, year_to: 1969 }))
    .execute()
  await kysely
    .insertInto("kit_component")
    .values([
      createComponentRow(1, 2, null, null),
      createComponentRow(2, 8, "CAM-P8-1", null),
      createComponentRow(3, 9, "CAM-P9-1", "pads"),
      createComponentRow(4, 10, "CAM-P10-1", "pads")
    ])
    .execute()
}
