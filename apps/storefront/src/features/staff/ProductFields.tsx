import type { StaffField } from "@camber/domain/staff"
import { TextArea, TextField } from "@camber/ui"
import { fieldLabels, fieldLimits, getFieldKey } from "./fieldDrafts.ts"
import { formatTimestamp } from "./StaffFrame.tsx"
import { SaveBar } from "./SaveBar.tsx"
import type { ProductEditsState } from "./useProductEdits.ts"
import { EditNote } from "./view/staff-field/EditNote.tsx"

interface ProductFieldsProps {
  readonly fields: ReadonlyArray<StaffField>
  /** Whether the role may edit the fields. */
  readonly canEdit: boolean
  readonly state: ProductEditsState
}

/** Renders a product's texts and its SKUs' numbers as one form. */
export const ProductFields = ({ canEdit, fields, state }: ProductFieldsProps) => {
  const { discard, drafts, isBusy, outcome, save } = state
  const bySku = Map.groupBy(fields, ({ skuVariantNumber }) => skuVariantNumber)
  return (
    <form
      className="staff__fields"
      aria-label="Texts and numbers"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && drafts.size > 0) void save()
      }}
    >
      {[...bySku].map(([sku, own]) => {
        const rows = own.map((field) => <Field key={field.field} known={field} canEdit={canEdit} state={state} />)
        return sku === null ? (
          rows
        ) : (
          <fieldset key={sku} className="staff__numbers">
            <legend>{sku}</legend>
            {rows}
          </fieldset>
        )
      })}
      <SaveBar
        changed={drafts.size === 0 ? null : drafts.size === 1 ? "1 field changed" : `${drafts.size} fields changed`}
        outcome={outcome}
        isBusy={isBusy}
        onDiscard={discard}
      />
    </form>
  )
}

interface FieldProps extends Omit<ProductFieldsProps, "fields"> {
  readonly known: StaffField
}

const Field = ({ canEdit, known, state: { drafts, errors, isBusy, takeBack, type } }: FieldProps) => {
  const { edit, field, skuVariantNumber, value } = known
  const key = getFieldKey(known)
  const label = fieldLabels[field]
  const text = drafts.get(key)?.text ?? value
  const error = errors.get(key)
  const limit = fieldLimits[field]
  const isLong = field === "description" || field === "bullets"
  return (
    <div>
      {isLong ? (
        <TextArea
          label={label}
          // An imported text may be longer than an edited one.
          limit={Math.max(limit, value.length)}
          rows={field === "description" ? 8 : 6}
          readOnly={!canEdit}
          value={text}
          error={error}
          onText={(typed) => type(known, typed)}
        />
      ) : (
        <TextField
          label={label}
          aria-label={skuVariantNumber === null ? undefined : `${label}: ${skuVariantNumber}`}
          maxLength={Math.max(limit, value.length)}
          autoComplete="off"
          readOnly={!canEdit}
          value={text}
          error={error}
          onChange={({ currentTarget }) => type(known, currentTarget.value)}
        />
      )}
      {edit !== null && (
        <EditNote
          label={skuVariantNumber === null ? label : `${label} of ${skuVariantNumber}`}
          who={edit.who ?? "a deleted account"}
          when={formatTimestamp(edit.at)}
          imported={edit.imported}
          isBusy={isBusy}
          onTakeBack={canEdit ? () => void takeBack(known) : undefined}
        />
      )}
    </div>
  )
}
