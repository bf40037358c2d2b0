import type { Http } from "@camber/domain/ports"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import type { Task } from "../desk/tasks.ts"
import { findCaller, listOrders } from "./callers.ts"
import { cancel, openOrder } from "./orders.ts"
import { signInWithCode, signInWithPassword } from "./signIn.ts"

/** Returns the effect of a task of the staff session; null for a task of the call. */
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
