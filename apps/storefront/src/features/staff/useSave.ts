import type { WriteResult } from "@camber/domain/staff"
import type { AlertTone } from "@camber/ui"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime, type Program } from "../../foundation/runtime/AppRuntime.ts"
import type { FetchState } from "../../foundation/runtime/useFetch.ts"

/** A change and its messages. */
export interface Change<A> {
  /** The changed object, as the subject that starts a sentence. */
  readonly subject: string
  readonly done: string
  /** Message if another staff member was faster. */
  readonly left?: string
  /** Hint on what to check after a refusal. */
  readonly check?: string
  readonly command: Program<WriteResult<A> | null, never>
}

export interface SaveState<A> {
  /** Subject of the change in progress. */
  readonly busy: string | null
  /** Outcome of the last change. */
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  /** Returns whether the change succeeded. */
  readonly write: (change: Change<A>) => Promise<boolean>
}

/** Saves changes. Each response contains the complete new state, which is displayed even if nothing was changed. */
export const useSave = <A>({ receive }: Pick<FetchState<A>, "receive">): SaveState<A> => {
  const runtime = useStore(AppRuntime)
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<SaveState<A>["outcome"]>(null)
  const write = async (change: Change<A>): Promise<boolean> => {
    setBusy(change.subject)
    const end = await runtime.run(change.command)
    const written = end._tag === "Done" ? end.value : null
    setBusy(null)
    setOutcome(outcomeOf(change, written))
    if (written !== null) receive(written.now)
    return written?.isDone === true
  }
  return { busy, outcome, write }
}

const outcomeOf = <A>(
  { check = "what you entered", done, left, subject }: Change<A>,
  written: WriteResult<A> | null
): NonNullable<SaveState<A>["outcome"]> => {
  if (written === null) return { tone: "bad", text: `${subject} was not changed. Please check ${check} and try again.` }
  if (written.isDone) return { tone: "good", text: done }
  return { tone: "info", text: left ?? `${subject} was already changed by someone else. It is shown as it is now.` }
}
