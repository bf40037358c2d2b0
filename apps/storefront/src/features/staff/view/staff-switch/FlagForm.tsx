import { type SubmitEvent, useState } from "react"
import { Button, SelectField, TextField } from "@camber/ui"

export interface FlagChoice {
  readonly value: string
  /** 0 to 100. */
  readonly percent: number
  /** Empty: all visitors. */
  readonly audience: string
}

export interface FlagFormProps {
  readonly name: string
  /** The default value, before staff switch it. */
  readonly standard: string
  /** null: staff have not switched it. */
  readonly switched: FlagChoice | null
  readonly audiences: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Whether a change is being saved. */
  readonly isBusy: boolean
  readonly onSwitch: (choice: FlagChoice) => void
  readonly onReset: () => void
}

/** Renders one flag: its value by audience, and the reset to its default. */
export const FlagForm = ({ audiences, isBusy, name, onReset, onSwitch, standard, switched }: FlagFormProps) => {
  const present = switched ?? { value: standard, percent: 100, audience: "" }
  const [choice, setChoice] = useState<FlagChoice>(present)
  const isChanged = JSON.stringify(choice) !== JSON.stringify(present)
  const set = (change: Partial<FlagChoice>) => setChoice({ ...choice, ...change })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSwitch(choice)
  }
  return (
    <form className="flag" aria-label={name} onSubmit={submit}>
      <header>
        <h2>{name}</h2>
        <p>{switched === null ? `${standard || "Nothing"} for everyone` : `Default: ${standard || "nothing"}`}</p>
      </header>
      <TextField
        label="Value"
        aria-label={`Value: ${name}`}
        required
        maxLength={2000}
        value={choice.value}
        onChange={({ currentTarget }) => set({ value: currentTarget.value })}
      />
      <TextField
        label="Percent of visitors"
        aria-label={`Percent of visitors: ${name}`}
        type="number"
        inputMode="numeric"
        required
        min={0}
        max={100}
        value={choice.percent}
        onChange={({ currentTarget }) => set({ percent: currentTarget.valueAsNumber })}
      />
      <SelectField
        label="Audience"
        aria-label={`Audience: ${name}`}
        options={[{ value: "", label: "everyone" }, ...audiences]}
        value={choice.audience}
        onChange={({ currentTarget }) => set({ audience: currentTarget.value })}
      />
      <div className="flag__do">
        <Button type="submit" aria-label={`Switch: ${name}`} variant={isChanged ? "primary" : "quiet"} disabled={isBusy}>
          Switch
        </Button>
        {switched !== null && (
          <Button disabled={isBusy} aria-label={`Reset: ${name}`} onClick={onReset}>
            Reset
          </Button>
        )}
      </div>
    </form>
  )
}
