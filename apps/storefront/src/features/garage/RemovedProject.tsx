import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"
import { getProjectName } from "./getProjectLabel.ts"

/** Says what was deleted last, and takes it back. It stays where the list is, so that neither time nor the drawer keeps anybody from it. */
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

/** Has the focus where the last entry took it along. */
const Undo = ({ name }: { readonly name: string }) => {
  const garage = useStore(GarageStore)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Button ref={button} size="small" aria-label={`Undo: keep ${name}`} onClick={() => void garage.follow((use) => use.restore)}>
      Undo
    </Button>
  )
}
