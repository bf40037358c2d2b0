import type { StaffImport } from "@camber/domain/staff"
import type { AlertTone } from "@camber/ui"
import { useEffect, useEffectEvent, useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { type FetchState, useFetch } from "../../foundation/runtime/useFetch.ts"

/** Milliseconds between two checks of a running import. */
const PAUSE_MS = 2_000

export interface ImportsState {
  readonly fetched: FetchState<ReadonlyArray<StaffImport>>
  readonly isBusy: boolean
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  /** Begins to undo the last import. */
  readonly undo: (importId: number) => Promise<void>
  /** Removes the outcome of the undo. */
  readonly dismiss: () => void
}

/** Fetches the last imports, and repeats this while an import is being written or undone. */
export const useImports = (): ImportsState => {
  const runtime = useStore(AppRuntime)
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.imports))
  const [isBusy, setBusy] = useState(false)
  const [begun, setBegun] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { receive, value } = fetched
  const isRunning = value?.some((entry) => entry.isRunning) === true
  const look = useEffectEvent(async () => {
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.imports))
    if (end._tag === "Done" && end.value !== null) receive(end.value)
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => void look(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  const undo = async (importId: number) => {
    setBusy(true)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.undoImport(importId)))
    const answer = end._tag === "Done" ? end.value : null
    setBusy(false)
    setProblem(answer === null ? "No response. Reload the page to check whether the undo has begun." : answer.problem)
    setBegun(answer?.problem === null ? importId : null)
    if (answer !== null) receive(answer.now)
  }
  const dismiss = () => {
    setProblem(null)
    setBegun(null)
  }
  return { fetched, isBusy, undo, dismiss, outcome: problem === null ? describe(value, begun) : { tone: "bad", text: problem } }
}

const describe = (imports: ReadonlyArray<StaffImport> | null, begun: number | null): ImportsState["outcome"] => {
  const entry = imports?.find(({ importId }) => importId === begun)
  if (entry === undefined) return null
  if (entry.isRunning) return { tone: "info", text: `Import ${entry.importId} is being undone. You can leave this page.` }
  return entry.canUndo
    ? { tone: "bad", text: `Import ${entry.importId} was not undone. Try again.` }
    : { tone: "good", text: `Import ${entry.importId} is undone. Listings show it when their index is ready.` }
}
