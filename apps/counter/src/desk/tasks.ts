import type { ChosenComponent, SkuVariantNumber } from "@camber/domain/catalog"
import type { Contact, Reviewed } from "@camber/domain/checkout"
import type { ReturnReason } from "@camber/domain/order"
import type { Caller } from "@camber/domain/staff"
import type { Project } from "@camber/domain/vehicle"
/** A variant to add. `kitComponents` are the parts of a kit chosen so far. */
export interface PartToAdd {
  readonly skuVariantNumber: SkuVariantNumber
  readonly kitComponents: ReadonlyArray<ChosenComponent>
}

/** A request to the shop. Plain data, so that a failed task can be repeated. */
export type Task =
  | { readonly _tag: "SignIn"; readonly email: string; readonly password: string }
  | { readonly _tag: "SendCode"; readonly email: string; readonly code: string }
  | { readonly _tag: "FindCaller"; readonly text: string }
  /** Selects one of several found callers. */
  | { readonly _tag: "TakeCaller"; readonly caller: Caller }
  /** Finds parts. First selects the car that the search words name. */
  | { readonly _tag: "FindParts"; readonly text: string; readonly showsAll: boolean; readonly page?: number }
  | { readonly _tag: "AddCarByVin"; readonly vin: string }
  | { readonly _tag: "AddCar"; readonly project: Project }
  | { readonly _tag: "SelectCar"; readonly projectId: string }
  | { readonly _tag: "RemoveCar"; readonly projectId: string }
  /** Asks for a car in steps: year, make and model. */
  | { readonly _tag: "ChooseYear" }
  | { readonly _tag: "ChooseMake"; readonly year: number }
  | { readonly _tag: "ChooseModel"; readonly year: number; readonly makeId: number }
  /** Asks for the missing fact that decides whether a part fits. */
  | { readonly _tag: "AskFact"; readonly skuBaseNumber: string }
  /** Replaces the selected car with a copy that contains the answer. */
  | { readonly _tag: "ChangeCar"; readonly project: Project }
  | { readonly _tag: "AddPart"; readonly skuBaseNumber: string }
  /** Continues with a chosen variant and the kit parts chosen so far. */
  | { readonly _tag: "AddVariant"; readonly part: PartToAdd }
  | { readonly _tag: "SetQuantity"; readonly lineId: string; readonly quantity: number }
  | { readonly _tag: "MailLink"; readonly email: string }
  /** Makes a web address with the parts of the cart. */
  | { readonly _tag: "MakeLink" }
  | { readonly _tag: "ListOrders"; readonly email: string }
  | { readonly _tag: "OpenOrder"; readonly orderNumber: string }
  | { readonly _tag: "CancelOrder"; readonly orderNumber: string; readonly revision: number }
  | {
      readonly _tag: "StartReturn"
      readonly orderNumber: string
      readonly ordinality: number
      readonly quantity: number
      readonly reason: ReturnReason
    }
  /** Finds out whether the shop takes orders by phone. */
  | { readonly _tag: "StartOrder" }
  | { readonly _tag: "ReviewOrder"; readonly contact: Contact }
  /** Places the order that was read out to the caller. A repeated task has the same key and creates no second order. */
  | { readonly _tag: "PlaceOrder"; readonly contact: Contact; readonly reviewed: Reviewed; readonly key: string }

/** The next state, and the task to run; null if there is none. */
export interface Wanted<State> {
  readonly desk: State
  readonly task: Task | null
}
