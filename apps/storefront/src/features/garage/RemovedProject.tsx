import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLayoutEffect, useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"
import { getProjectName } from "./projectText.ts"

/** Names the entry that was deleted last and restores it. It is part of the list, so it has no time limit and survives a closed drawer. */
export const RemovedProject = observer(function RemovedProject() {
  const garage = useStore(GarageStore)
  const { projects = [], removed: last = null } = garage.state ?? {}
  const removed = last?.project
  const [earlier] = useState(removed?.projectId)
  const isGone = removed !== undefined && !projects.some(({ projectId }) => projectId === removed.projectId)
  return (
    isGone && (
      <InlineAlert
        action={
          <Undo
            key={removed.projectId}
            name={getProjectName(removed)}
            isLastGone={projects.length === 0 && removed.projectId !== earlier}
          />
        }
      >
        <span>{`${getProjectName(removed)} is deleted`}</span>
      </InlineAlert>
    )
  )
})

interface UndoProps {
  readonly name: string
  /** Whether the last entry was just deleted. The focus of the entry is then lost, or an overlay has already moved it. */
  readonly isLastGone: boolean
}

const Undo = ({ isLastGone, name }: UndoProps) => {
  const garage = useStore(GarageStore)
  const button = useRef<HTMLButtonElement>(null)
  // Runs before an overlay restores the lost focus.
  useLayoutEffect(() => {
    if (isLastGone || document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isLastGone])
  return (
    <Button ref={button} size="small" aria-label={`Undo: keep ${name}`} onClick={() => void garage.follow((use) => use.restore)}>
      Undo
    </Button>
  )
}
