import { Schema } from "effect"
import { paymentMethods, paymentStates } from "./rules.ts"

export const PaymentState = Schema.Literals(paymentStates)
export type PaymentState = typeof PaymentState.Type

export const PaymentMethod = Schema.Literals(paymentMethods)
export type PaymentMethod = typeof PaymentMethod.Type
