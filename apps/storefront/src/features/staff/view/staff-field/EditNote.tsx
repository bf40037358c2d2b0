import { Button } from "@camber/ui"

export interface EditNoteProps {
  /** Name of the field, for assistive technology. */
  readonly label: string
  readonly who: string
  readonly when: string
  /** Value that undoing the edit restores. */
  readonly imported: string
  readonly isBusy: boolean
  /** Undefined without the right. */
  readonly onTakeBack: (() => void) | undefined
}

/** Renders who edited a field, the imported value, and the button that restores it. */
export const EditNote = ({ imported, isBusy, label, onTakeBack, when, who }: EditNoteProps) => (
  <div className="editnote">
    <p>
      Edited by {who}, {when}. Imports keep it.
      <span className="editnote__value">{imported === "" ? "Imported: nothing" : `Imported: ${imported}`}</span>
    </p>
    {onTakeBack !== undefined && (
      <Button size="small" disabled={isBusy} aria-label={`Undo Edit: ${label}`} onClick={onTakeBack}>
        Undo Edit
      </Button>
    )}
  </div>
)
