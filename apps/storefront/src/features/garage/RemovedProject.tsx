import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLayoutEffect, useRef } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"
import { getProjectName } from "./projectText.ts"

/** Names the entry that was deleted last and restores it. It is part of the list, so it has no time limit and survives a closed drawer. */
export const RemovedProject = observer(function RemovedProject() {
  const garage = useStore(GarageStore)
  const { projects = [], removed: last = null } = garage.state ?? {}
  const removed = last?.project
  const isGone = removed !== undefined && !projects.some(({ projectId }) => projectId === removed.projectId)
  return (
    isGone && (
      <InlineAlert action={<Undo key={removed.projectId} name={getProjectName(removed)} />}>
        <span>{`${getProjectName(removed)} is deleted`}</span>
      </InlineAlert>
    )
  )
})

/** Takes the focus if the last entry had it. */
const Undo = ({ name }: { readonly name: string }) => {
  const garage = useStore(GarageStore)
  const button = useRef<HTMLButtonElement>(null)
  // Before anything else restores the lost focus, such as an overlay.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Button ref={button} size="small" aria-label={`Undo: keep ${name}`} onClick={() => void garage.follow((use) => use.restore)}>
      Undo
    </Button>
  )
}
