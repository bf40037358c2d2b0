import type { Cookies, Http, Storage, Telemetry } from "@camber/domain/ports"
import type { Visitor } from "@camber/domain/visitor"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import type { Task } from "../desk/tasks.ts"
import { addPart, addVariant, setQuantity } from "./addParts.ts"
import { askFact } from "./askFact.ts"
import { addCar, addCarByVin, changeCar, chooseMake, chooseModel, chooseYear, removeCar, selectCar } from "./cars.ts"
import { findParts } from "./findParts.ts"
import { reviewOrder, startOrder, cancel, openOrder } from "./orders.ts"
import { reject } from "./describeFailure.ts"
import { findCaller, listOrders } from "./callers.ts"
import { signInWithCode, signInWithPassword } from "./signIn.ts"

/** Ports of a session. */
export type SessionPorts = Cookies | Http | Storage | Telemetry | Visitor

/** Returns the effect of a task in the caller's session. With the same key, a repeated task takes effect only once. */
export const runCallTask = (task: Task, key: string): Effect.Effect<Result, unknown, SessionPorts> => {
  switch (task._tag) {
    case "FindParts":
      return findParts(task.text, task.showsAll, task.page)
    case "AddCarByVin":
      return addCarByVin(task.vin)
    case "AddCar":
      return addCar(task.project)
    case "SelectCar":
      return selectCar(task.projectId)
    case "RemoveCar":
      return removeCar(task.projectId)
    case "ChangeCar":
      return changeCar(task.project)
    case "ChooseYear":
      return chooseYear
    case "ChooseMake":
      return chooseMake(task.year)
    case "ChooseModel":
      return chooseModel(task.year, task.makeId)
    case "AskFact":
      return askFact(task.skuBaseNumber)
    case "AddPart":
      return addPart(task.skuBaseNumber, key)
    case "AddVariant":
      return addVariant(task.part, key)
    case "SetQuantity":
      return setQuantity(task.lineId, task.quantity)
    case "StartOrder":
      return startOrder
    case "ReviewOrder":
      return reviewOrder(task.contact)
    default:
      return reject("This task is not part of a call.")
  }
}

/** Returns the effect of a task in the staff session; null for a task of the call. */
export const runStaffTask = (task: Task): Effect.Effect<Result, unknown, Http> | null => {
  switch (task._tag) {
    case "SignIn":
      return signInWithPassword(task.email, task.password)
    case "SendCode":
      return signInWithCode(task.email, task.code)
    case "FindCaller":
      return findCaller(task.text)
    case "TakeCaller":
      return Effect.succeed({ _tag: "CallerTaken", caller: task.caller })
    case "ListOrders":
      return listOrders(task.email)
    case "OpenOrder":
      return openOrder(task.orderNumber)
    case "CancelOrder":
      return cancel(task.orderNumber, task.revision)
    default:
      return null
  }
}
