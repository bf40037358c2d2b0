import { type JobAddress, type JobPlan, loadOwnJobPlan } from "@camber/domain/jobs"
import { useCallback, useEffect, useRef, useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

/** A plan that counts what the visitor has. */
export interface OwnPlan {
  readonly plan: JobPlan
  /** False while only the car is considered: before the answer, and after a failure. */
  readonly isOwn: boolean
  readonly isUpdating: boolean
  /** Loads the plan again, after the cart or the build sheet changed. */
  readonly refresh: () => Promise<void>
}

/**
 * Loads the plan with the visitor's parts after hydration. The server renders the plan that all owners of such a car share, so that no page
 * in a cache contains a visitor's data.
 */
export const useOwnPlan = (shared: JobPlan, { answers, marked }: JobAddress): OwnPlan => {
  const runtime = useStore(AppRuntime)
  const { project } = useStore(ProjectStore)
  const [own, setOwn] = useState<{ readonly of: JobPlan; readonly plan: JobPlan } | null>(null)
  const [isUpdating, setUpdating] = useState(false)
  /** Number of the latest request: responses to older ones are dropped. */
  const asked = useRef(0)
  const load = useCallback(async () => {
    const request = ++asked.current
    // The URL and the project are part of the shared plan, which the route loads again if they change.
    const end = await runtime.run(() => loadOwnJobPlan({ slug: shared.slug, project, answers, marked }))
    if (request === asked.current && end._tag === "Done" && end.value !== null && end.value !== "noResponse")
      setOwn({ of: shared, plan: end.value })
  }, [runtime, shared, project, answers, marked])
  /** A handler that waited for a response may refresh after the shared plan changed: loading for the older plan would drop the newer one. */
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
    void load()
    return () => {
      asked.current += 1
    }
  }, [load])
  const refresh = async () => {
    setUpdating(true)
    await latest.current()
    setUpdating(false)
  }
  const isOwn = own?.of === shared
  return { plan: isOwn ? own.plan : shared, isOwn, isUpdating, refresh }
}
