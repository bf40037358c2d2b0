import { formatRemoved, type OwnedFormProblems, type OwnedPart, parseOwnedForm } from "@camber/domain/owned-parts"
import type { ProjectId } from "@camber/domain/garage"
import { Button, EmptyState, InlineAlert, LinkButton, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { buildSheetFormHref, garageHref } from "../../foundation/page/hrefs.ts"
import { useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import "./owned-parts.css"
import { OfflineChangesStore } from "../offline-changes/OfflineChangesStore.ts"
import { readOwnedForm } from "./OwnedDetailsFields.tsx"
import { OwnedPartEditor } from "./OwnedPartEditor.tsx"
import { OwnedPartForm } from "./OwnedPartForm.tsx"
import { OwnedReportStore } from "./OwnedReportStore.ts"
import { BuildVerdict } from "./ownedVerdicts.tsx"
import { OwnedPartsStore } from "./OwnedPartsStore.ts"
import { CsvLink, toOwnedRows } from "./ownedRows.tsx"
import { OwnedSheet } from "./view/owned-sheet/OwnedSheet.tsx"

/**
 * Build sheet of the selected car: the parts that were bought for it or entered by its owner, and what each part determines. Renders
 * nothing without a saved car.
 */
export default observer(function BuildSheetSection() {
  const garage = useStore(GarageStore)
  const owned = useOwnStore(OwnedPartsStore)
  const projectId = garage.state?.selectedId ?? null
  useEffect(() => void garage.hydrate(), [garage])
  const waiting = useStore(OfflineChangesStore)
  const unsent = waiting.state?.count ?? 0
  // Loads the sheet again once changes are synced.
  useEffect(() => {
    if (projectId !== null) void owned.run((parts) => parts.load(projectId))
  }, [owned, projectId, unsent])
  if (projectId === null) return null
  return <Sheet key={projectId} owned={owned} projectId={projectId} />
})

interface SheetProps {
  readonly owned: OwnedPartsStore
  readonly projectId: ProjectId
}

const Sheet = observer(function Sheet({ owned, projectId }: SheetProps) {
  const garage = useStore(GarageStore)
  const waiting = useStore(OfflineChangesStore)
  const section = useRef<HTMLElement>(null)
  const { failure, isLoaded, isSaving, removed, sheet } = owned.state
  const verdicts = useOwnStore(OwnedReportStore)
  const partIds = sheet?.parts.map(({ id }) => id).join() ?? ""
  useEffect(() => {
    if (partIds !== "") void verdicts.ask(projectId)
  }, [verdicts, projectId, partIds])
  /** Reloads the garage, because the parts of a car answer facets that its fit checks use. */
  const follow = (isDone: boolean | undefined) => {
    if (isDone === true) garage.command((use) => use.hydrate({ isForced: true }))
  }
  /** Focuses the section, because the button that undid is gone (AXS-01). */
  const undo = async () => {
    const isDone = await owned.run((parts) => parts.restore(projectId))
    follow(isDone)
    if (isDone === true) section.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={section} tabIndex={-1} className="block" id="build-sheet" aria-labelledby="build-sheet-title">
      <SectionHead
        id="build-sheet-title"
        title="Build Sheet"
        note="Your car as it is now"
        action={
          sheet !== null &&
          sheet.parts.length > 0 && (
            <div className="acts">
              <CsvLink sheet={sheet} />
              <LinkButton size="small" href={buildSheetFormHref}>
                Print
              </LinkButton>
            </div>
          )
        }
      />
      {failure !== null && (
        <InlineAlert
          tone="bad"
          action={
            !isLoaded && (
              <Button size="small" onClick={() => void owned.run((parts) => parts.load(projectId))}>
                Try Again
              </Button>
            )
          }
        >
          {failure}
        </InlineAlert>
      )}
      {removed !== null && (
        <Removed key={removed.part.id} text={formatRemoved(removed)} name={removed.part.name} onUndo={() => void undo()} />
      )}
      {sheet !== null && sheet.parts.length === 0 && (
        <EmptyState title="No parts yet">
          Parts you buy for this car appear here. Add the parts it already has, and we'll use them in every fit check.
        </EmptyState>
      )}
      {sheet !== null && sheet.parts.length > 0 && (
        <OwnedSheet
          rows={toOwnedRows(
            sheet,
            { report: verdicts.report, getNote: (id) => waiting.textOf(id) },
            (part) => (
              <RowAction part={part} onRemove={() => void owned.run((parts) => parts.remove(projectId, part.id)).then(follow)} />
            ),
            (part) => (
              <OwnedPartEditor
                part={part}
                isSaving={isSaving}
                onSave={async (changes) => (await owned.run((parts) => parts.change(projectId, part.id, changes))) === true}
              />
            )
          )}
        />
      )}
      {sheet !== null && sheet.parts.length > 0 && verdicts.report !== null && <BuildVerdict report={verdicts.report} />}
      {isLoaded && <AddPart owned={owned} projectId={projectId} onSaved={follow} />}
    </section>
  )
})

const RowAction = ({ onRemove, part }: { readonly part: OwnedPart; readonly onRemove: () => void }) =>
  part.source === "garage" ? (
    <LinkButton size="small" variant="ghost" href={garageHref} aria-label={`Change: ${part.name}`}>
      Change
    </LinkButton>
  ) : (
    <Button size="small" variant="ghost" aria-label={`Remove: ${part.name}`} onClick={onRemove}>
      Remove
    </Button>
  )

interface RemovedProps {
  readonly text: string
  readonly name: string
  readonly onUndo: () => void
}

/** Names the part that was removed last and what changed. Takes the focus, because its own control is gone (AXS-01). */
const Removed = ({ name, onUndo, text }: RemovedProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <InlineAlert
      action={
        <Button ref={button} size="small" aria-label={`Undo: keep ${name}`} onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {text}
    </InlineAlert>
  )
}

interface AddPartProps extends SheetProps {
  readonly onSaved: (isDone: boolean | undefined) => void
}

const AddPart = observer(function AddPart({ onSaved, owned, projectId }: AddPartProps) {
  const [problems, setProblems] = useState<OwnedFormProblems>({})
  useEffect(() => void owned.loadChoices(), [owned])
  const submit = async (form: HTMLFormElement) => {
    const parsed = parseOwnedForm(readOwnedForm(form), owned.choices)
    setProblems(parsed._tag === "Problems" ? parsed.problems : {})
    if (parsed._tag === "Problems") {
      const [first] = Object.keys(parsed.problems)
      form.querySelector<HTMLInputElement>(`[name="${first ?? ""}"]`)?.focus()
      return
    }
    const id = (await owned.run((parts) => parts.add(projectId, parsed.part))) ?? null
    if (id !== null) form.reset()
    onSaved(id !== null)
  }
  return (
    <form
      className="owned__add"
      method="post"
      action={buildSheetFormHref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <OwnedPartForm choices={owned.choices} problems={problems} isSaving={owned.state.isSaving} />
    </form>
  )
})
