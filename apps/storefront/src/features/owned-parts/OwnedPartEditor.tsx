import { type OwnedFormProblems, type OwnedPart, type OwnedPartChanges, parseOwnedChanges, toOwnedForm } from "@camber/domain/owned-parts"
import { Button, HiddenFields, SilentErrors } from "@camber/ui"
import { useRef, useState } from "react"
import { buildSheetFormHref } from "../../foundation/page/hrefs.ts"
import { OwnedDetailsFields, readOwnedForm } from "./OwnedDetailsFields.tsx"

export interface OwnedPartEditorProps {
  readonly part: OwnedPart
  readonly isSaving: boolean
  /** Resolves to whether the changes were saved. */
  readonly onSave: (changes: OwnedPartChanges) => Promise<boolean>
}

/**
 * Edits the details of a part in its own row. Several editors can be open: each has its own fields, and closing one leaves the others as
 * they are.
 */
export const OwnedPartEditor = ({ isSaving, onSave, part }: OwnedPartEditorProps) => {
  const root = useRef<HTMLDetailsElement>(null)
  const [problems, setProblems] = useState<OwnedFormProblems>({})
  const [savedCount, setSavedCount] = useState(0)
  /** Shows the stored details again, and focuses the control that opens the editor (AXS-01). */
  const close = () => {
    setProblems({})
    setSavedCount((count) => count + 1)
    root.current?.removeAttribute("open")
    root.current?.querySelector("summary")?.focus({ preventScroll: true })
  }
  const submit = async (form: HTMLFormElement) => {
    const parsed = parseOwnedChanges(readOwnedForm(form), part)
    setProblems(parsed._tag === "Problems" ? parsed.problems : {})
    if (parsed._tag === "Problems") {
      const [first] = Object.keys(parsed.problems)
      form.querySelector<HTMLInputElement>(`[name="${first ?? ""}"]`)?.focus()
    } else if (Object.keys(parsed.changes).length === 0 || (await onSave(parsed.changes))) close()
  }
  return (
    <details ref={root} className="owned__edit">
      <summary aria-label={`Edit: ${part.name}`}>Edit</summary>
      <form
        key={savedCount}
        className="owned__details"
        method="post"
        action={buildSheetFormHref}
        aria-label={`Edit: ${part.name}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <HiddenFields fields={[{ name: "id", value: part.id }]} />
        <SilentErrors value={true}>
          <OwnedDetailsFields typed={toOwnedForm(part)} problems={problems} isBought={part.source === "order"} />
        </SilentErrors>
        <div className="acts">
          <Button type="submit" name="intent" value="change" size="small" disabled={isSaving}>
            Save
          </Button>
          <Button size="small" variant="ghost" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </details>
  )
}
