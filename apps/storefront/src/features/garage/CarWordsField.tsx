import { type CarWordsOutcome, formatCarReading } from "@camber/domain/garage"
import { MAX_CAR_WORDS_LENGTH } from "@camber/domain/vehicle"
import { Button, DropdownField, InlineAlert, TextField, VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Fills in the vehicle form from words, like the search. Shows which car the words mean, and asks which one if they match several. */
export const CarWordsField = observer(function CarWordsField() {
  const garage = useStore(GarageStore)
  const [text, setText] = useState("")
  const [outcome, setOutcome] = useState<CarWordsOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(text)
  const field = useRef<HTMLInputElement>(null)

  const type = (typed: string) => {
    latest.current = typed
    setText(typed)
    setOutcome(null)
  }
  const find = async (words: string) => {
    setBusy(true)
    const isCurrent = () => latest.current === words
    const answer = await garage.run((use) => use.readWords(words, isCurrent))
    setBusy(false)
    if (isCurrent()) setOutcome(answer ?? { _tag: "CarNoResponse" })
  }
  const hasNone = outcome?._tag === "CarUnknown" || outcome?._tag === "CarNoResponse"
  return (
    <div className="carwords">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void find(text)
        }}
      >
        <TextField
          ref={field}
          label="Your car in words, such as 69 camaro ss 350"
          value={text}
          error={hasNone ? formatCarReading(outcome) : undefined}
          maxLength={MAX_CAR_WORDS_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} disabled={text.trim() === ""}>
          Find Car
        </Button>
      </form>
      {outcome?._tag === "CarFound" && <InlineAlert tone="good">{formatCarReading(outcome)}</InlineAlert>}
      <output>{outcome?._tag === "CarUnclear" && <VisuallyHidden>{formatCarReading(outcome)}</VisuallyHidden>}</output>
      {outcome?._tag === "CarUnclear" && (
        <WhichCar
          outcome={outcome}
          onChoose={(words) => {
            type(words)
            // The list disappears after the choice, so the focus moves to the field with the words.
            field.current?.focus()
            void find(words)
          }}
        />
      )}
    </div>
  )
})

interface WhichCarProps {
  readonly outcome: Extract<CarWordsOutcome, { readonly _tag: "CarUnclear" }>
  readonly onChoose: (words: string) => void
}

const WhichCar = ({ onChoose, outcome }: WhichCarProps) => {
  const [considered, consider] = useState<string | null>(null)
  const options = outcome.choices.map(({ label, words }) => ({ optionId: words, displayName: label }))
  return (
    <DropdownField
      label={formatCarReading(outcome)}
      placeholder="Select car"
      dropdown={{ value: considered, options, prioritized: 0, isLoading: false }}
      onChoose={(words) => {
        if (words !== null) onChoose(words)
      }}
      onConsider={consider}
    />
  )
}
