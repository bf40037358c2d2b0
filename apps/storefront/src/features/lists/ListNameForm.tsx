import { formatNameCounter, validateListName } from "@camber/domain/lists"
import { Button, type ButtonLook } from "@camber/ui"
import { ListNameField } from "./view/list-name-field/ListNameField.tsx"
import { type SubmitEvent, useState } from "react"
import { useSingleFlight } from "./useSingleFlight.ts"

export interface ListNameFormProps extends Pick<ButtonLook, "variant"> {
  /** Button label. */
  readonly submit: string
  readonly busy: boolean
  /** Called with a valid name. True clears the field. */
  readonly onSubmit: (name: string) => Promise<boolean>
}

/**
 * A form for a list's name. It reports a name that is too long immediately, and a missing name on submit (TOAST-13 to TOAST-15,
 * LIST-23).
 */
export const ListNameForm = ({ submit, busy, variant = "quiet", onSubmit }: ListNameFormProps) => {
  const [name, setName] = useState("")
  const [isTried, setTried] = useState(false)
  const problem = validateListName(name)
  const alone = useSingleFlight()
  const send = async () => {
    if (!(await onSubmit(name))) return
    setName("")
    setTried(false)
  }
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem === null && !busy) void alone(send)
  }
  return (
    <form className="list__new" noValidate onSubmit={submitted}>
      <ListNameField
        value={name}
        counter={formatNameCounter(name)}
        error={problem !== null && (isTried || name.trim() !== "") ? problem : undefined}
        onChange={setName}
      />
      <Button type="submit" variant={variant} busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
