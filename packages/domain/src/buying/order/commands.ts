import { Effect } from "effect"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { getVisitorGuid, type NoVisitorGuid, type Visitor } from "../../foundation/visitor/Visitor.ts"
import { findOrderByNumber, type OrderNotFound } from "./findOrderByNumber.ts"
import type { Order } from "./model.ts"

export { OrderNotFound } from "./findOrderByNumber.ts"

/** Finds any order by its number and email address, without the delivery address. */
export const find = (orderNumber: string, email: string): Effect.Effect<Order, CallError | NoVisitorGuid | OrderNotFound, Http | Visitor> =>
  Effect.flatMap(getVisitorGuid, (guid) => findOrderByNumber(guid, orderNumber, email))
