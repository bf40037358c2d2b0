import { layerVisitorSession } from "@camber/adapter-http"
import { layerMemoryClient } from "@camber/adapter-memory"
import { getSelectedProject } from "@camber/domain/vehicle"
import { EXCLUDE_COOKIE, Visitor } from "@camber/domain/visitor"
import { type Duration, Effect, Layer, Logger, ManagedRuntime } from "effect"
import type { DeskEvent, Result } from "../desk/events.ts"
import type { Call } from "../desk/model.ts"
import type { Task } from "../desk/tasks.ts"
import { mailLink, toCartPath } from "./callers.ts"
import { describeFailure, toFailedEvent, reject } from "./describeFailure.ts"
import { noteByPhone, place, startReturn } from "./orders.ts"
import { runCallTask, type SessionPorts, runStaffTask } from "./runTasks.ts"
import { findStaffState, signOut } from "./signIn.ts"

/** Sent with every request. Begins with `Mozilla`, because the shop treats unknown programs as bots, and bots have no cart. */
const USER_AGENT = "Mozilla/5.0 (Camber counter)"

export interface ShopOptions {
  /** `https://shop.example`. */
  readonly origin: string
  /** Replaces the network in tests. */
  readonly fetch?: typeof fetch
  /** Timeout of each try, by default 8 seconds. */
  readonly timeout?: Duration.Input
}

/** The shop's interface for the desk. */
export interface Shop {
  /** Runs a task. Never rejects; a failure is an event. */
  readonly run: (task: Task, call: Call, signal: AbortSignal) => Promise<DeskEvent>
  /** Ends the session of a call. */
  readonly closeCall: (id: number) => void
  /** Signs the staff member out. Never rejects. */
  readonly signOut: (signal: AbortSignal) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a session. Each call has its own guest session, so that calls never share a cart. Analytics exclude these sessions. */
const openSession = ({ fetch: send = fetch, origin, timeout = "8 seconds" }: ShopOptions, cookies = "") => {
  const network: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set("user-agent", USER_AGENT)
    headers.set("sec-fetch-site", "same-origin")
    return send(input, { ...init, headers })
  }
  const ports = Layer.merge(layerVisitorSession({ origin, cookies, fetch: network, timeout }), layerMemoryClient(USER_AGENT))
  // Logging is off, because a log line would break the screen. Failures appear as notices.
  return ManagedRuntime.make(Layer.provideMerge(Layer.provideMerge(Visitor.layer, ports), Logger.layer([])))
}

export type Session = ReturnType<typeof openSession>

/** Connects to a shop with one session for the staff member and one for each call. */
export const createShop = (options: ShopOptions): Shop => {
  const staff = openSession(options)
  const calls = new Map<number, Session>()
  /** A task that is repeated after a lost response is the same object, and gets the same key. */
  const keys = new WeakMap<Task, string>()
  const getKey = (task: Task): string => {
    const key = keys.get(task) ?? crypto.randomUUID()
    keys.set(task, key)
    return key
  }
  const getCallSession = (id: number): Session => {
    const session = calls.get(id) ?? openSession(options, `${EXCLUDE_COOKIE}=true`)
    calls.set(id, session)
    return session
  }

  /**
   * Returns and phone orders are created in the guest's session. The staff member's session then adds a note. A mailed link contains the
   * guest's vehicle.
   */
  const runTask = async (task: Task, call: Call, signal: AbortSignal): Promise<Result> => {
    const asStaff = <A>(effect: Effect.Effect<A, unknown, SessionPorts>) => staff.runPromise(effect, { signal })
    const asGuest = <A>(effect: Effect.Effect<A, unknown, SessionPorts>) => getCallSession(call.id).runPromise(effect, { signal })
    const { screen } = call
    if (task._tag === "StartReturn") {
      const order = [screen, call.back[0]?.screen].find((shown) => shown?._tag === "Order")?.order
      if (order === undefined) throw reject("Open the order first.")
      await asGuest(startReturn(task, order.contact.email))
      // A failed note is not an error: the return exists, and a retry would request it again.
      const text = "Return requested by phone."
      const opened: Result = { _tag: "OrderOpened", order, text }
      return asStaff(Effect.orElseSucceed(noteByPhone(task.orderNumber, text), () => opened))
    }
    if (task._tag === "PlaceOrder") {
      const placed = await asGuest(place(task))
      // A failed note is not an error: the order exists.
      await asStaff(Effect.ignore(noteByPhone(placed.orderNumber, "Ordered by phone.")))
      return placed
    }
    if (task._tag === "MailLink") return asStaff(mailLink(call, task.email, await asGuest(getSelectedProject)))
    if (task._tag === "MakeLink") return { _tag: "LinkMade", url: new URL(toCartPath(call.cart), options.origin).href }
    const staffTask = runStaffTask(task)
    return staffTask === null ? asGuest(runCallTask(task, getKey(task))) : asStaff(staffTask)
  }

  return {
    run: async (task, call, signal) => {
      try {
        return { _tag: "TaskDone", result: await runTask(task, call, signal) }
      } catch (error) {
        return (
          describeFailure(error, options.origin) ??
          toFailedEvent(await staff.runPromise(findStaffState, { signal }).catch(() => "silent" as const), options.origin)
        )
      }
    },
    closeCall: (id) => {
      const session = calls.get(id)
      calls.delete(id)
      void session?.dispose()
    },
    signOut: (signal) => staff.runPromise(signOut, { signal }).catch(() => undefined),
    close: async () => {
      const sessions = [staff, ...calls.values()]
      calls.clear()
      await Promise.all(sessions.map((session) => session.dispose()))
    }
  }
}
