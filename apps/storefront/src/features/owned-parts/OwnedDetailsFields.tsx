import { MAX_MILEAGE, MAX_OWNED_NOTE_LENGTH, type OwnedForm, type OwnedFormProblems } from "@camber/domain/owned-parts"
import { TextField } from "@camber/ui"

/** Reads the text fields of a form of the build sheet. */
export const readOwnedForm = (form: HTMLFormElement): OwnedForm =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))

export interface OwnedDetailsFieldsProps {
  readonly typed: OwnedForm
  readonly problems: OwnedFormProblems
  /** Whether the part was bought here: its order has the price. */
  readonly isBought: boolean
}

/** Fields of the details of a part that the car has. All may be empty. */
export const OwnedDetailsFields = ({ isBought, problems, typed }: OwnedDetailsFieldsProps) => (
  <>
    <TextField label="Since" name="gotOn" type="date" defaultValue={typed.gotOn} error={problems.gotOn} />
    <TextField
      label="Mileage"
      name="mileage"
      inputMode="numeric"
      maxLength={String(MAX_MILEAGE).length + 2}
      defaultValue={typed.mileage}
      error={problems.mileage}
    />
    {!isBought && (
      <TextField
        label="Price of one piece"
        name="price"
        inputMode="decimal"
        maxLength={14}
        defaultValue={typed.price}
        error={problems.price}
      />
    )}
    <TextField label="Note" name="note" maxLength={MAX_OWNED_NOTE_LENGTH} defaultValue={typed.note} error={problems.note} />
  </>
)
