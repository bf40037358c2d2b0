import { Button, CheckBox, Form, SectionHead } from "@camber/ui"
import { useId, useState } from "react"

export interface ImportReportProps {
  /** Name of the file. */
  readonly name: string
  /** Kind of the file, and its changes. */
  readonly sentences: ReadonlyArray<string>
  /** The reason why the file is not loaded; null if nothing stops it. */
  readonly obstacle: string | null
  /** Whether the obstacle is one that staff can allow. */
  readonly needsPermission: boolean
  readonly isBusy: boolean
  /** Label of the button that loads the file; null if it cannot be loaded, which offers another check. */
  readonly loadLabel: string | null
  readonly onLoad: (isAllowed: boolean) => void
  readonly onCheck: () => void
  readonly onDiscard: () => void
}

/** Renders the report of a checked file, with the button that loads it. A file that needs a permission is loaded only with a selected box. */
export const ImportReport = ({
  isBusy,
  loadLabel,
  name,
  needsPermission,
  obstacle,
  onCheck,
  onDiscard,
  onLoad,
  sentences
}: ImportReportProps) => {
  const title = useId()
  const [isAllowed, setAllowed] = useState(false)
  const hasBox = needsPermission && loadLabel !== null
  return (
    <section className="importreport" aria-labelledby={title}>
      <SectionHead id={title} title={`Report of ${name}`} note="nothing has changed yet" />
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {obstacle !== null && !hasBox && <li>{obstacle}</li>}
      </ul>
      <Form label={`Import of ${name}`} onSubmit={() => (loadLabel === null ? onCheck() : onLoad(hasBox && isAllowed))}>
        {hasBox && <CheckBox label={`Load it anyway. ${obstacle ?? ""}`} checked={isAllowed} disabled={isBusy} onCheck={setAllowed} />}
        <div className="acts">
          <Button type="submit" variant={loadLabel === null ? "quiet" : "primary"} busy={isBusy} disabled={hasBox && !isAllowed}>
            {loadLabel ?? "Check Again"}
          </Button>
          <Button disabled={isBusy} onClick={onDiscard}>
            Discard File
          </Button>
        </div>
      </Form>
    </section>
  )
}
