import type { DeskEvent } from "../desk/events.ts"
import { type Call, createDesk, type Desk } from "../desk/model.ts"
import { transition } from "../desk/transition.ts"
import type { Shop } from "./createShop.ts"

/** The running desk: its state, and the tasks that it starts. */
export interface DeskStore {
  readonly current: () => Desk
  readonly send: (event: DeskEvent) => void
  /** Calls `onChange` after each change. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Resolves when no task runs. */
  readonly settled: () => Promise<void>
}

const listCalls = ({ call, held }: Desk): ReadonlyArray<Call> => [call, ...held]

/** Creates the desk of a shop. A canceled task is aborted, and its result is ignored. */
export const createDeskStore = (shop: Shop, email = ""): DeskStore => {
  let desk = createDesk(email)
  let running: { readonly controller: AbortController; readonly done: Promise<void> } | null = null
  const listeners = new Set<() => void>()

  const send = (event: DeskEvent): void => {
    const before = desk
    const step = transition(desk, event)
    desk = step.desk
    for (const { id } of listCalls(before)) if (!listCalls(desk).some((call) => call.id === id)) shop.closeCall(id)
    if (desk.pending === null && running !== null) {
      running.controller.abort()
      running = null
    }
    if (step.task !== null) {
      const controller = new AbortController()
      const done = shop.run(step.task, desk.call, controller.signal).then((outcome) => {
        if (controller.signal.aborted) return
        running = null
        send(outcome)
      })
      running = { controller, done }
    }
    for (const listener of listeners) listener()
  }

  const settled = async (): Promise<void> => {
    while (running !== null) await running.done
  }

  return {
    current: () => desk,
    send,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    settled
  }
}
