import { OrderManagement } from "@camber/domain/order-management"
import { Staff } from "@camber/domain/staff"

/** The services of the staff's pages, in a chunk of their own. */
export const orderManagement = { service: OrderManagement, layer: OrderManagement.layer }
export const staff = { service: Staff, layer: Staff.layer }
