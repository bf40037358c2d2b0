import { formatVinOutcome, type VinOutcome } from "@camber/domain/garage"
import { parseVin, VIN_LENGTH, normalizeVin } from "@camber/domain/vehicle"
import { Button, InlineAlert, TextField } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { getFormVehicleLabel } from "./getFormVehicleLabel.ts"
import { GarageStore } from "./GarageStore.ts"

/** Fills in the vehicle form from a VIN. The text is validated while typing and never stored. */
export const VinField = observer(function VinField() {
  const garage = useStore(GarageStore)
  const [text, setText] = useState("")
  const [outcome, setOutcome] = useState<VinOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(text)

  const type = (typed: string) => {
    latest.current = typed
    setText(typed)
    setOutcome(faultWhileTyping(typed))
  }
  const find = async (vin: string) => {
    setBusy(true)
    const answer = await garage.run((use) => use.readVin(vin))
    setBusy(false)
    if (latest.current === vin) setOutcome(answer ?? { _tag: "VinNoResponse" })
  }
  return (
    <details className="vin">
      <summary>Have your VIN?</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void find(text)
        }}
      >
        <TextField
          label={`VIN, ${VIN_LENGTH} characters`}
          value={text}
          error={outcome === null ? undefined : (formatVinOutcome(outcome) ?? undefined)}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text")
            if (parseVin(pasted)._tag !== "Vin") return
            event.preventDefault()
            type(pasted.trim())
            void find(pasted.trim())
          }}
        />
        <Button type="submit" busy={isBusy} disabled={text.trim() === ""}>
          Find Your Car
        </Button>
        <p className="sub">Find it on the dashboard behind the windshield, or on your insurance card. We don't store it.</p>
      </form>
      {outcome?._tag === "VinFound" && <FoundCar />}
    </details>
  )
})

/** Returns an error that no further typing can correct. An unfinished VIN is not an error. */
const faultWhileTyping = (text: string): VinOutcome | null => {
  const read = parseVin(text)
  return read._tag === "Vin" || (read._tag === "Short" && normalizeVin(text).length < VIN_LENGTH) ? null : read
}

const FoundCar = observer(function FoundCar() {
  const { state } = useStore(GarageStore)
  const { engine, vehicle } = state === null ? { engine: null, vehicle: "" } : getFormVehicleLabel(state)
  if (vehicle === "") return null
  return (
    <InlineAlert tone="good">
      Found: {vehicle}
      {engine !== null && ` with ${engine}`}. Check it below, then add it.
    </InlineAlert>
  )
})
