import { useState } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { AppRuntime, type Command } from "../runtime/AppRuntime.ts"
import type { Fetched } from "../runtime/useFetched.ts"

export interface Writing<A> {
  /** Of what a change is on its way. */
  readonly busy: string | null
  /** What became of the last change. */
  readonly outcome: { readonly tone: "good" | "bad"; readonly text: string } | null
  readonly write: (subject: string, done: string, change: Command<A | null, never>) => Promise<boolean>
}

/** Changes that are answered with how everything stands afterwards. */
export const useWriting = <A>({ receive }: Pick<Fetched<A>, "receive">): Writing<A> => {
  const runtime = useStore(AppRuntime)
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Writing<A>["outcome"]>(null)
  const write = async (subject: string, done: string, change: Command<A | null, never>): Promise<boolean> => {
    setBusy(subject)
    const end = await runtime.run(change)
    const isDone = end._tag === "Done" && end.value !== null
    setBusy(null)
    setOutcome(
      isDone
        ? { tone: "good", text: done }
        : { tone: "bad", text: `${subject} was not changed. Please look at what is typed and try again.` }
    )
    if (isDone) receive(end.value)
    return isDone
  }
  return { busy, outcome, write }
}
