import { sampleCartItem } from "@camber/testing/records"
import { Schema } from "effect"
import { addToCart } from "../../cart/calls.ts"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../../catalog/catalog/sku.ts"
import type { Call } from "../../../foundation/ports/Call.ts"
import type { GraphQLRequest } from "../../../foundation/ports/Http.ts"
import { guid, OfflineQueueTestContext } from "./openOutbox.ts"

export const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
export const request = <V>(call: Call<V, unknown>, variables: V, number: number): GraphQLRequest => ({
  service: call.service,
  operation: call.operation,
  id: call.id,
  isWrite: call.isWrite ?? false,
  idempotencyKey: key(number),
  variables: Schema.encodeSync(call.variables)(variables)
})
export const item = (part: string, quantityRequested = 1) =>
  sampleCartItem({
    skuVariantNumber: SkuVariantNumber.make(`CAM-${part}-1`),
    skuBaseNumber: SkuBaseNumber.make(`CAM-${part}`),
    quantityRequested: Quantity.make(quantityRequested)
  })
export const base = { webUserGuid: guid, project: null }
export const createAdd = (part: string, number: number) =>
  request(addToCart, { ...base, items: [item(part)], productPageId: null, skuBaseNumber: null, productPageUrl: null }, number)

/** Returns the change as a device stores it before the first attempt. */
export const toStoredChange = ({ id, idempotencyKey, operation, service, variables }: GraphQLRequest) => ({
  key: idempotencyKey,
  operation,
  service,
  id,
  variables,
  shown: { parts: [], names: null },
  at: 0,
  isTried: false,
  tries: 0,
  notBefore: 0
})
export const isAbout = ({ variables }: GraphQLRequest, part: string) => JSON.stringify(variables).includes(part)

export const added = { addToCart: { success: true, message: null, cartTotalPrice: 0, itemCount: 1, items: [] } }

/** Services that accept every add except those of one part. */
export const createRejectingServices = (part: string, status = 500) => {
  const context = new OfflineQueueTestContext()
  context.answer = (request) => (request.operation !== "addToCart" ? null : isAbout(request, part) ? status : added)
  return context
}
/** Part ids of the attempted adds, in order. */
export const triedParts = (context: OfflineQueueTestContext) =>
  context.asked
    .filter(({ operation }) => operation === "addToCart")
    .map((request) => (request.variables as { readonly items: ReadonlyArray<{ skuBaseNumber: string }> }).items[0]!.skuBaseNumber.slice(4))
