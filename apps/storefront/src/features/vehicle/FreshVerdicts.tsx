import { projectFingerprint } from "@camber/domain/vehicle"
import { reaction } from "mobx"
import { useEffect } from "react"
import { useRouter } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "./ProjectStore.ts"

/** Another car is selected: the page's answers were for the one before and are asked for again. */
export const FreshVerdicts = () => {
  const project = useStore(ProjectStore)
  const { revalidate } = useRouter()
  useEffect(
    () =>
      reaction(
        () => projectFingerprint(project.project),
        () => void revalidate()
      ),
    [project, revalidate]
  )
  return null
}
