import type { Database } from "@camber/services/database"
import { quoteTestOrder } from "@camber/services/orders"
import { createTableRates, createTableTax, readRates, readTaxRates, TableInvalid } from "@camber/services/rates"
import type { Settings } from "../settings/index.ts"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

type OrderSettings = Pick<Settings, "contactAddress" | "freeShippingThreshold" | "shippingRates" | "taxRates">

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/**
 * Calculates an order of one part to the shop's own address and rolls it back. Uses the shop's own tables of rates, so
 * that no carrier or tax provider is called.
 */
export const checkTestOrder = async ({ kysely }: Pick<Database, "kysely">, settings: OrderSettings): Promise<CheckResult> => {
  const { contactAddress, freeShippingThreshold, shippingRates, taxRates } = settings
  try {
    const order = await quoteTestOrder(kysely, {
      place: { country: "US", region: contactAddress.state, postalCode: contactAddress.zip },
      freeShippingFrom: freeShippingThreshold ?? null,
      shippingRates: createTableRates(readRates(shippingRates ?? null)),
      tax: createTableTax(readTaxRates(taxRates ?? null))
    })
    if (order === null) return warn("No part is in stock, so no order could be calculated: add parts and stock.")
    return order.problem === null
      ? pass(`An order of ${order.skuVariantNumber} costs ${dollars.format(order.total / 100)}; it was rolled back.`)
      : fail(`An order of ${order.skuVariantNumber} to CONTACT_ADDRESS is impossible, and shoppers read: "${order.problem}"`)
  } catch (error) {
    if (error instanceof TableInvalid) return fail(error.message.replaceAll("\n", " "))
    throw error
  }
}
