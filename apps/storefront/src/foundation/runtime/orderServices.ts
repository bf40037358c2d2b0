import { Addresses } from "@camber/domain/addresses"
import { Checkout } from "@camber/domain/checkout"
import { layerOrders, Orders } from "@camber/domain/order"
import { Layer } from "effect"

/** The services of the checkout and of placed orders. */
export const services = { Addresses, Checkout, Orders }
export const layer = Layer.mergeAll(Addresses.layer, Checkout.layer, layerOrders)
