import { Button, SelectBox } from "@camber/ui"
import { useState } from "react"

export interface RoleFormProps {
  readonly email: string
  /** The account's role. */
  readonly current: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Whether a change is being saved. */
  readonly isBusy: boolean
  /** An empty value ends the account's access. */
  readonly onSet: (role: string) => void
}

/** Renders the role of one member of staff. A change needs a click on the button, because it is effective immediately. */
export const RoleForm = ({ current, email, isBusy, onSet, options }: RoleFormProps) => {
  const [chosen, setChosen] = useState(current)
  return (
    <div className="roleform">
      <SelectBox
        aria-label={`Role of ${email}`}
        options={[...options, { value: "", label: "No longer staff" }]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button disabled={isBusy || chosen === current} aria-label={`Set role of ${email}`} onClick={() => onSet(chosen)}>
        Set
      </Button>
    </div>
  )
}
