import { MAX_MILEAGE, MAX_OWNED_NAME_LENGTH, type OwnedChoice, type OwnedForm, type OwnedFormProblems } from "@camber/domain/owned-parts"
import { Button, TextField } from "@camber/ui"
import { useId } from "react"

export interface OwnedPartFormProps {
  readonly choices: ReadonlyArray<OwnedChoice>
  readonly problems: OwnedFormProblems
  readonly typed?: OwnedForm
  readonly isSaving?: boolean
}

/** Fields to add a part that the car has. The list offers known models and part types. Other words follow a colon. */
export const OwnedPartForm = ({ choices, isSaving = false, problems, typed = {} }: OwnedPartFormProps) => {
  const list = useId()
  return (
    <>
      <TextField
        label="Part that you have"
        name="part"
        list={list}
        required
        autoComplete="off"
        maxLength={2 * MAX_OWNED_NAME_LENGTH}
        placeholder="Transmission: Muncie M21"
        defaultValue={typed.part}
        error={problems.part}
      />
      <datalist id={list}>
        {choices.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
      <TextField label="Since (optional)" name="gotOn" type="date" defaultValue={typed.gotOn} error={problems.gotOn} />
      <TextField
        label="Mileage (optional)"
        name="mileage"
        inputMode="numeric"
        maxLength={String(MAX_MILEAGE).length + 2}
        defaultValue={typed.mileage}
        error={problems.mileage}
      />
      <TextField
        label="Price (optional)"
        name="price"
        inputMode="decimal"
        maxLength={14}
        defaultValue={typed.price}
        error={problems.price}
      />
      <Button type="submit" name="intent" value="add" disabled={isSaving}>
        Add Part
      </Button>
    </>
  )
}
