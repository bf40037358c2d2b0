import type { PartSelection } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { useEffect, useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { fetchPartCounts } from "./fetchPartData.ts"
import { getSelectionKey, type PartCounts } from "./toPartLinks.ts"

/** Pause after the last letter before parts are counted. */
const PAUSE_MS = 300

/** Counts of the current inputs. */
export interface CurrentCounts {
  readonly counts: PartCounts
  /** Whether the last request failed. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * Counts the parts of the inputs that the shopper enters. Earlier counts are reused.
 *
 * @param loaded - Counts of the page's data. They replace all others, because the vehicle or the catalog may have changed.
 */
export const usePartCounts = (selections: ReadonlyArray<PartSelection>, loaded: PartCounts, project: Project | null): CurrentCounts => {
  const runtime = useStore(AppRuntime)
  const [state, setState] = useState({ loaded, counts: loaded, hasFailed: false, attempt: 0 })
  if (state.loaded !== loaded) setState({ loaded, counts: loaded, hasFailed: false, attempt: 0 })
  const missing = JSON.stringify(selections.filter((selection) => state.counts[getSelectionKey(selection)] === undefined))
  const { attempt } = state
  useEffect(() => {
    const uncounted = JSON.parse(missing) as ReadonlyArray<PartSelection>
    if (uncounted.length === 0) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(
      async () => {
        const end = await runtime.run(() => fetchPartCounts(uncounted, project), leaving.signal)
        if (leaving.signal.aborted) return
        setState((before) =>
          end._tag === "Done" ? { ...before, counts: { ...before.counts, ...end.value }, hasFailed: false } : { ...before, hasFailed: true }
        )
      },
      attempt === 0 ? PAUSE_MS : 0
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [missing, runtime, project, attempt])
  const retry = () => setState((before) => ({ ...before, hasFailed: false, attempt: before.attempt + 1 }))
  return { counts: state.counts, hasFailed: state.hasFailed && missing !== "[]", retry }
}
