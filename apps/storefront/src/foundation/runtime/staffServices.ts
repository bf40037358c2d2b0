import { OrderManagement } from "@camber/domain/order-management"
import { Staff } from "@camber/domain/staff"
import { Layer } from "effect"

/** The services of the staff's pages. */
export const services = { OrderManagement, Staff }
export const layer = Layer.mergeAll(OrderManagement.layer, Staff.layer)
