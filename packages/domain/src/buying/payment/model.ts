import { Schema } from "effect"
import { paymentMethods, paymentStates, refundStates } from "./rules.ts"

export const PaymentState = Schema.Literals(paymentStates)
export type PaymentState = typeof PaymentState.Type

export const PaymentMethod = Schema.Literals(paymentMethods)
export type PaymentMethod = typeof PaymentMethod.Type

export const RefundState = Schema.Literals(refundStates)
export type RefundState = typeof RefundState.Type
