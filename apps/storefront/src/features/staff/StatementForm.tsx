import { MAX_STATEMENT_CELL_LENGTH, statementScopes } from "@camber/domain/staff"
import { Button, Form, SelectField, TextField } from "@camber/ui"
import { columnLabels, listColumns, listFacets, scopeLabels, type StatementEdit } from "./statementDrafts.ts"

interface StatementFormProps {
  readonly edit: StatementEdit
  readonly skus: ReadonlyArray<string>
  readonly isBusy: boolean
  readonly onEdit: (edit: StatementEdit) => void
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Renders the form of one statement. Its fields follow the scope. */
export const StatementForm = ({ edit, isBusy, onClose, onEdit, onSave, skus }: StatementFormProps) => {
  const scope = edit.cells["scope"] ?? ""
  const facets = listFacets(edit.cells)
  const type = (column: string, text: string) => onEdit({ ...edit, cells: { ...edit.cells, [column]: text } })
  const scopes = [...new Set([...statementScopes, scope])]
  return (
    <Form label={edit.applicationId === null ? "Add a statement" : "Change a statement"} onSubmit={onSave}>
      <div className="staff__grid">
        <SelectField
          label="Fits"
          value={scope}
          options={scopes.map((value) => ({ value, label: scopeLabels[value] ?? value }))}
          onChange={({ currentTarget }) => type("scope", currentTarget.value)}
        />
        {edit.applicationId === null && skus.length > 1 && (
          <SelectField
            label="SKU"
            value={edit.sku}
            options={[{ value: "", label: "All SKUs" }, ...skus.map((sku) => ({ value: sku, label: sku }))]}
            onChange={({ currentTarget }) => onEdit({ ...edit, sku: currentTarget.value })}
          />
        )}
        {listColumns(scope).map((column) => (
          <TextField
            key={column}
            label={columnLabels[column]}
            inputMode={column === "quantity" || column.startsWith("year") ? "numeric" : undefined}
            autoComplete="off"
            maxLength={MAX_STATEMENT_CELL_LENGTH}
            value={edit.cells[column] ?? ""}
            onChange={({ currentTarget }) => type(column, currentTarget.value)}
          />
        ))}
      </div>
      {facets.length > 0 && <p className="staff__empty">Also required: {facets.join(", ")}.</p>}
      <div className="acts">
        <Button type="submit" variant="primary" busy={isBusy}>
          Save Statement
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Form>
  )
}
