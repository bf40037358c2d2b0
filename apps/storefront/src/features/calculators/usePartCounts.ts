import type { PartSelection } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { fetchPartCounts } from "./fetchPartData.ts"
import { getSelectionKey, type PartCounts } from "./toPartLinks.ts"

/** Pause after the last letter before parts are counted. */
const PAUSE_MS = 300

/** Counts of the current inputs. */
export interface CurrentCounts {
  readonly counts: PartCounts
  /** Whether the last request failed. Stays true while the request is repeated. */
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  /** Counts again, without a pause. */
  readonly retry: () => void
}

const IDLE = { hasFailed: false, isRetrying: false, attempt: 0 }

/**
 * Counts the parts of the inputs that the shopper enters. Earlier counts are reused.
 *
 * @param loaded - Counts of the page's data. They replace all others, because the vehicle or the catalog may have changed.
 * @param onEnd - Called after each request with all counts; null if it failed.
 */
export const usePartCounts = (
  selections: ReadonlyArray<PartSelection>,
  loaded: PartCounts,
  project: Project | null,
  onEnd: (counts: PartCounts | null) => void
): CurrentCounts => {
  const runtime = useStore(AppRuntime)
  const [state, setState] = useState({ ...IDLE, loaded, counts: loaded })
  if (state.loaded !== loaded) setState({ ...IDLE, loaded, counts: loaded })
  const missing = JSON.stringify(selections.filter((selection) => state.counts[getSelectionKey(selection)] === undefined))
  const { attempt } = state
  const isRepeated = useRef(false)
  const end = useEffectEvent((found: PartCounts | null) => {
    const counts = { ...state.counts, ...found }
    setState({ ...state, counts, hasFailed: found === null, isRetrying: false })
    onEnd(found && counts)
  })
  useEffect(() => {
    const uncounted = JSON.parse(missing) as ReadonlyArray<PartSelection>
    if (uncounted.length === 0) return undefined
    const leaving = new AbortController()
    const pause = isRepeated.current ? 0 : PAUSE_MS
    isRepeated.current = false
    const timer = setTimeout(async () => {
      const exit = await runtime.run(() => fetchPartCounts(uncounted, project), leaving.signal)
      if (!leaving.signal.aborted) end(exit._tag === "Done" ? exit.value : null)
    }, pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [missing, runtime, project, attempt])
  const retry = () => {
    isRepeated.current = true
    setState({ ...state, isRetrying: true, attempt: attempt + 1 })
  }
  return { counts: state.counts, hasFailed: state.hasFailed && missing !== "[]", isRetrying: state.isRetrying, retry }
}
