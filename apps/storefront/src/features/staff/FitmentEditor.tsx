import type { StaffProduct, StaffStatement, StatementDraft } from "@camber/domain/staff"
import { Button, InlineAlert } from "@camber/ui"
import { useState } from "react"
import { FitmentCheck } from "./FitmentCheck.tsx"
import { formatTimestamp } from "./StaffFrame.tsx"
import { createStatementEdit, type StatementEdit, toStatementDraft, toStatementEdit } from "./statementDrafts.ts"
import { StatementForm } from "./StatementForm.tsx"
import { useProductChange } from "./useProductChange.ts"
import { EditNote } from "./view/staff-field/EditNote.tsx"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

interface FitmentEditorProps {
  readonly product: StaffProduct
  /** Whether the role may edit statements. */
  readonly canEdit: boolean
  readonly receive: (product: StaffProduct | null) => void
}

/** Adds, changes and removes statements about fitment. The check against a car includes the statement in the form. */
export const FitmentEditor = ({ canEdit, product, receive }: FitmentEditorProps) => {
  const { clear, isBusy, outcome, send } = useProductChange(receive)
  const [edit, setEdit] = useState<StatementEdit | null>(null)
  const { offers, productPageId, statements } = product
  const skus = offers.map(({ skuVariantNumber }) => skuVariantNumber)
  const draft = edit === null ? null : toStatementDraft(edit, skus)
  const change = (next: StatementDraft, done: string) =>
    send((use) => use.Staff.use((staff) => staff.changeFitment({ productPageId, draft: next })), done)
  const begin = (next: StatementEdit | null) => {
    clear()
    setEdit(next)
  }
  const save = async () => {
    if (draft !== null && (await change(draft, "Saved. Shoppers see it within 5 seconds, and imports won't change it."))) setEdit(null)
  }
  const remove = async ({ applicationId }: StaffStatement) => {
    const isDone = await change({ applicationId, cells: null, skuVariantNumber: null }, "Removed. Later imports won't bring it back.")
    if (isDone && edit?.applicationId === applicationId) setEdit(null)
  }
  const takeBack = (editId: number) => send((use) => use.Staff.use((staff) => staff.takeBackFitment(productPageId, editId)), "Edit undone.")
  const notes = [...statements.list.flatMap(({ edit: known }) => known ?? []), ...statements.removed]
  return (
    <div className="staff__parts">
      <FitmentCheck product={product} draft={draft} />
      {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
      {canEdit && edit !== null && (
        <StatementForm edit={edit} skus={skus} isBusy={isBusy} onEdit={setEdit} onSave={() => void save()} onClose={() => begin(null)} />
      )}
      {canEdit && edit === null && (
        <div>
          <Button onClick={() => begin(createStatementEdit())}>Add a Statement</Button>
        </div>
      )}
      {canEdit && statements.list.length > 0 && (
        <StaffTable
          label="Statements"
          heads={["Vehicles", "Engine", "Conditions", "Source", "Edit"]}
          empty=""
          rows={statements.list.map((statement) => ({
            key: String(statement.applicationId),
            cells: [
              describeVehicles(statement.row),
              statement.row.engine,
              [...statement.skus, statement.row.note ?? ""].filter(Boolean).join("\n") || "–",
              statement.row.source,
              <div key="edit" className="acts">
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={`Change ${describeVehicles(statement.row)}`}
                  onClick={() => begin(toStatementEdit(statement))}
                >
                  Change
                </Button>
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={`Remove ${describeVehicles(statement.row)}`}
                  onClick={() => void remove(statement)}
                >
                  Remove
                </Button>
              </div>
            ]
          }))}
        />
      )}
      {notes.map(({ at, editId, imported, who }) => {
        const subject = statements.list.find(({ edit: known }) => known?.editId === editId)
        const label = subject === undefined ? "Removed statement" : describeVehicles(subject.row)
        return (
          <EditNote
            key={editId}
            label={label}
            who={who ?? "a deleted account"}
            when={formatTimestamp(at)}
            imported={imported === null ? "" : `${describeVehicles(imported)}, ${imported.engine}`}
            isBusy={isBusy}
            onTakeBack={canEdit ? () => void takeBack(editId) : undefined}
          />
        )
      })}
    </div>
  )
}

const describeVehicles = ({ make, models, years }: StaffStatement["row"]): string =>
  make === "Any" ? (models === "Any" ? "Any vehicle" : models) : `${years} ${make} ${models}`
