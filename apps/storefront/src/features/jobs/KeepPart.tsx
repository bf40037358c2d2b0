import type { ProjectId } from "@camber/domain/garage"
import { type OwnedPartId, toOwnedTypeRequest } from "@camber/domain/owned-parts"
import { Button, InlineAlert, Link } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useCanLoadPersonal } from "../../foundation/lazy/useFirstInteraction.ts"
import { buildSheetFormHref } from "../../foundation/page/hrefs.ts"
import { useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { getProjectName } from "../garage/projectText.ts"
import { OwnedPartsStore } from "../owned-parts/OwnedPartsStore.ts"

export interface KeepPartProps {
  /** Name of the row: 'Master Cylinder, Tandem'. */
  readonly name: string
  readonly typeSlug: string
  readonly quantity: number
  /** Whether the shopper marked the part as one that they have, and it is not on the build sheet yet. */
  readonly isMarked: boolean
  /** Called after the part was added or removed again. */
  readonly onChange: () => Promise<void>
}

/** Adds a marked part to the build sheet of the selected car, with undo. Renders nothing without a saved car. */
export const KeepPart = ({ isMarked, ...props }: KeepPartProps) => {
  // After a click, the control stays, because it has the focus and offers the undo (AXS-01).
  const [isUsed, setUsed] = useState(false)
  return isMarked || isUsed ? <Keep {...props} onUse={() => setUsed(true)} /> : null
}

interface KeepProps extends Omit<KeepPartProps, "isMarked"> {
  readonly onUse: () => void
}

const Keep = observer(function Keep({ name, onChange, onUse, quantity, typeSlug }: KeepProps) {
  /** The added part and its car. Undefined before the first part is added, null after an undo. */
  const [kept, setKept] = useState<{ readonly id: OwnedPartId; readonly projectId: ProjectId } | null>()
  const garage = useStore(GarageStore)
  const owned = useOwnStore(OwnedPartsStore)
  const canLoad = useCanLoadPersonal()
  useEffect(() => {
    if (canLoad) void garage.hydrate()
  }, [garage, canLoad])
  const { projects = [], selectedId = null } = garage.state ?? {}
  const car = projects.find(({ projectId }) => projectId === selectedId)
  const button = useRef<HTMLButtonElement>(null)
  // The clicked button is gone, so its successor receives the focus (AXS-01).
  useEffect(() => {
    if (kept !== undefined) button.current?.focus({ preventScroll: true })
  }, [kept])
  if (car === undefined) return null
  const { projectId } = car
  // After a change of the car, the button is for the new car.
  const entered = kept?.projectId === projectId ? kept : null
  const finish = (next: typeof kept) => {
    setKept(next)
    void onChange()
    // Loads the garage again, because the facts of the car depend on its parts.
    garage.command((use) => use.hydrate({ isForced: true }))
  }
  const keep = async () => {
    onUse()
    const id = await owned.run((parts) => parts.add(projectId, toOwnedTypeRequest(typeSlug, quantity)))
    if (id != null) finish({ id, projectId })
  }
  const takeBack = async (id: OwnedPartId) => {
    if ((await owned.run((parts) => parts.remove(projectId, id))) === true) finish(null)
  }
  const { failure, isSaving } = owned.state
  return (
    <>
      {entered === null ? (
        <Button ref={button} size="small" busy={isSaving} aria-label={`Add to Build Sheet: ${name}`} onClick={() => void keep()}>
          Add to Build Sheet
        </Button>
      ) : (
        <InlineAlert
          action={
            <Button ref={button} size="small" aria-label={`Undo: ${name}`} onClick={() => void takeBack(entered.id)}>
              Undo
            </Button>
          }
        >
          <span>
            {`It is on the build sheet of your ${getProjectName(car)}. `}
            <Link className="link" href={buildSheetFormHref}>
              Build sheet
            </Link>
          </span>
        </InlineAlert>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  )
})
