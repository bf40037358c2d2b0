import type { CartContents } from "@camber/domain/cart"
import type { ManagedOrder } from "@camber/domain/order-management"
import type { Caller } from "@camber/domain/staff"
import type { Task } from "./tasks.ts"
import type { Cars, Choice, FoundParts } from "./model.ts"

/** Keys that are not text. `retry` is Ctrl+R. */
export const keyNames = ["enter", "escape", "up", "down", "backspace", "retry", "f2", "f3", "f4", "f6", "f7", "f9", "f10"] as const
export type KeyName = (typeof keyNames)[number]

/** Result of a task. */
export type Result =
  | { readonly _tag: "CodeRequired"; readonly email: string }
  | { readonly _tag: "SignedIn"; readonly email: string }
  | { readonly _tag: "CallerTaken"; readonly caller: Caller }
  /** No known caller has this email address, so the caller is new. */
  | { readonly _tag: "EmailTaken"; readonly email: string }
  | { readonly _tag: "CarsChanged"; readonly cars: Cars }
  /** `cars` is null if the search words named no new car. */
  | { readonly _tag: "PartsFound"; readonly found: FoundParts; readonly cars: Cars | null }
  | { readonly _tag: "Asked"; readonly title: string; readonly choices: ReadonlyArray<Choice> }
  | { readonly _tag: "CartChanged"; readonly cart: CartContents; readonly text: string }
  | { readonly _tag: "LinkMailed"; readonly email: string }
  | { readonly _tag: "LinkMade"; readonly url: string }
  | { readonly _tag: "OrderOpened"; readonly order: ManagedOrder; readonly text: string | null }
  /** `isPaidOnline`: the shop accepts online payments only. Otherwise it accepts orders by invoice. */
  | { readonly _tag: "OrderStarted"; readonly isPaidOnline: boolean }
  | {
      readonly _tag: "OrderReviewed"
      readonly facts: ReadonlyArray<string>
      readonly order: Extract<Task, { readonly _tag: "PlaceOrder" }>
    }
  | { readonly _tag: "OrderPlaced"; readonly orderNumber: string; readonly cart: CartContents }

export type DeskEvent =
  | { readonly _tag: "KeyPressed"; readonly name: KeyName }
  | { readonly _tag: "Typed"; readonly text: string }
  /** The staff member picked a row by its number, counted from 1. */
  | { readonly _tag: "RowPicked"; readonly number: number }
  | { readonly _tag: "TaskDone"; readonly result: Result }
  /** `canRetry`: the shop did not answer. `isSignedOut`: the staff session has ended. */
  | { readonly _tag: "TaskFailed"; readonly text: string; readonly canRetry: boolean; readonly isSignedOut: boolean }
