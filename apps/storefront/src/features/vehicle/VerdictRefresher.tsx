import { getProjectFingerprint } from "@camber/domain/vehicle"
import { reaction } from "mobx"
import { useEffect } from "react"
import { useRouter } from "../../foundation/router/hooks.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "./ProjectStore.ts"

/**
 * Another car is selected: the page's answers were for the one before and are asked for again. Where the code for that cannot be had though there
 * is a network, the whole page is, once.
 */
export const VerdictRefresher = () => {
  const project = useStore(ProjectStore)
  const runtime = useStore(AppRuntime)
  const { revalidate } = useRouter()
  useEffect(
    () =>
      reaction(
        () => getProjectFingerprint(project.project),
        () =>
          void revalidate().catch(() => {
            if (navigator.onLine) void runtime.run((use) => use.PageReload.use((page) => page.reloadOnce))
          })
      ),
    [project, revalidate, runtime]
  )
  return null
}
