import type { CartContents } from "@camber/domain/cart"
import type { ProductCard } from "@camber/domain/catalog"
import type { Contact } from "@camber/domain/checkout"
import type { ManagedOrder } from "@camber/domain/order-management"
import type { Caller } from "@camber/domain/staff"
import type { Task } from "./tasks.ts"

/** One possible answer to a question, and what it starts. */
export interface Choice {
  readonly label: string
  readonly task: Task
}

/** A saved vehicle of the call. */
export interface SavedCar {
  readonly projectId: string
  readonly name: string
}

/** The vehicles of a call. `selected` is the name of the vehicle that parts are searched for; null if none is selected. */
export interface Cars {
  readonly saved: ReadonlyArray<SavedCar>
  readonly selected: string | null
}

/** Found parts. `hidden` counts the parts that do not fit and are left out. */
export interface FoundParts {
  readonly text: string
  readonly cards: ReadonlyArray<ProductCard>
  /** SKUs of imported products by `skuBaseNumber`. Shoppers know these products by their SKU. */
  readonly numbers: Readonly<Record<string, string>>
  readonly total: number
  readonly hidden: number
  readonly showsAll: boolean
  /** Page number, starting at 1. */
  readonly page: number
  readonly pageCount: number
}

/** A field of the order form. */
export interface FormField {
  readonly name: keyof Contact
  readonly label: string
}

/** A screen of a call. */
export type Screen =
  /** The call screen: the caller, the cart and the search line. */
  | { readonly _tag: "Call" }
  | { readonly _tag: "Parts"; readonly found: FoundParts }
  /** A question with numbered answers. */
  | { readonly _tag: "Choose"; readonly title: string; readonly choices: ReadonlyArray<Choice> }
  | { readonly _tag: "Cars" }
  | { readonly _tag: "Cart" }
  /** The web address that puts the same parts into a cart. */
  | { readonly _tag: "Link"; readonly url: string }
  /** Asks for the email address that receives the link. */
  | { readonly _tag: "MailTo" }
  | { readonly _tag: "Order"; readonly order: ManagedOrder }
  /** Asks before a change that cannot be undone. */
  | { readonly _tag: "Confirm"; readonly title: string; readonly facts: ReadonlyArray<string>; readonly task: Task }
  /** Asks for the fields of an address, one by one. */
  | { readonly _tag: "Form"; readonly at: number; readonly values: Contact }

/** A screen below the current one, with its selected row. */
export interface ScreenBelow {
  readonly screen: Screen
  readonly row: number
}

/** A phone call with its own cart and vehicles. `back` lists the screens below the current one, nearest first. */
export interface Call {
  readonly id: number
  readonly caller: Caller | null
  /** Email address for the caller's mail; empty if unknown. */
  readonly email: string
  readonly cars: Cars
  readonly cart: CartContents
  readonly screen: Screen
  readonly back: ReadonlyArray<ScreenBelow>
  readonly input: string
  /** Selected row, from 0. */
  readonly row: number
}

/** Sign-in of the staff member. */
export type SignIn =
  | { readonly _tag: "Email" }
  | { readonly _tag: "Password"; readonly email: string }
  | { readonly _tag: "Code"; readonly email: string }
  | { readonly _tag: "Done"; readonly email: string }

export interface Notice {
  readonly tone: "good" | "bad"
  readonly text: string
}

/** State of the whole program, as plain data. */
export interface Desk {
  readonly signIn: SignIn
  /** Text of the sign-in field. */
  readonly field: string
  readonly call: Call
  readonly held: ReadonlyArray<Call>
  /** Id of the next call. Ids are never reused, because each names a session of the shop. */
  readonly nextId: number
  /** The running task. Keys other than Escape wait for it. */
  readonly pending: Task | null
  /** The task that got no response and can be repeated. */
  readonly failed: Task | null
  readonly notice: Notice | null
  readonly isOver: boolean
}

export const EMPTY_CART: CartContents = { lines: [], itemCount: 0, total: 0 as CartContents["total"] }
const NO_CARS: Cars = { saved: [], selected: null }

/** Creates a call without a caller. */
export const createCall = (id: number): Call => ({
  id,
  caller: null,
  email: "",
  cars: NO_CARS,
  cart: EMPTY_CART,
  screen: { _tag: "Call" },
  back: [],
  input: "",
  row: 0
})

/** Creates the state at the start: the sign-in. */
export const createDesk = (email = ""): Desk => ({
  signIn: email === "" ? { _tag: "Email" } : { _tag: "Password", email },
  field: "",
  call: createCall(1),
  held: [],
  nextId: 2,
  pending: null,
  failed: null,
  notice: null,
  isOver: false
})
