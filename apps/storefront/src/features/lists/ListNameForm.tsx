import { formatNameCounter, validateListName } from "@camber/domain/lists"
import { Button, type ButtonLook } from "@camber/ui"
import { ListNameField } from "./view/list-name-field/ListNameField.tsx"
import { type SubmitEvent, useState } from "react"
import { useSingleFlight } from "./useSingleFlight.ts"

export interface ListNameFormProps extends Pick<ButtonLook, "variant"> {
  /** What the button does. */
  readonly submit: string
  readonly busy: boolean
  /** With a name that will do. True empties the field. */
  readonly onSubmit: (name: string) => Promise<boolean>
}

/** Asks for a list's name. A name that is too long says so at once, one that is missing when it is sent (TOAST-13 to TOAST-15, LIST-23). */
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
