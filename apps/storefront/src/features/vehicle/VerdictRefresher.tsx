import { getProjectFingerprint } from "@camber/domain/vehicle"
import { reaction } from "mobx"
import { useEffect } from "react"
import { useRevalidator } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "./ProjectStore.ts"

/** Loads the page's data again when another vehicle is selected, because the verdicts are for the previous vehicle. */
export const VerdictRefresher = () => {
  const project = useStore(ProjectStore)
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      reaction(
        () => getProjectFingerprint(project.project),
        () => void revalidate()
      ),
    [project, revalidate]
  )
  return null
}
