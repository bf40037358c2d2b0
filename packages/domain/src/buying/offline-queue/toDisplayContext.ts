import { Option, Schema } from "effect"
import { toProjectDescription } from "../../vehicles/garage/toProjectDescription.ts"
import { CustomerProject } from "../../vehicles/garage/model.ts"
import type { VehicleNames, DisplayContext } from "./model.ts"
import { DisplayedParts } from "./model.ts"

const Dropdown = Schema.Struct({
  value: Schema.NullOr(Schema.Union([Schema.Int, Schema.String])),
  options: Schema.Array(Schema.Struct({ optionId: Schema.Union([Schema.Int, Schema.String]), displayName: Schema.String }))
})
const Form = Schema.Struct({ make: Dropdown, model: Dropdown, raceType: Dropdown, stockEngine: Dropdown, engineDisplacement: Dropdown })

const decodeParts = Schema.decodeUnknownOption(DisplayedParts)
const decodeForm = Schema.decodeUnknownOption(Form)
const decodeSaved = Schema.decodeUnknownOption(Schema.toType(CustomerProject))

const getSelectedName = ({ options, value }: typeof Dropdown.Type): string | null =>
  options.find(({ optionId }) => optionId === value)?.displayName ?? null

const getVehicleNames = (shown: unknown): VehicleNames | null => {
  const saved = Option.getOrNull(decodeSaved(shown))
  if (saved !== null) {
    const { engine, make, model, raceType } = toProjectDescription(saved)
    return { engine, make, model, raceType }
  }
  const form = Option.getOrNull(decodeForm(shown))
  if (form === null) return null
  const { engineDisplacement, make, model, raceType, stockEngine } = form
  return {
    make: getSelectedName(make),
    model: getSelectedName(model),
    raceType: getSelectedName(raceType),
    engine: getSelectedName(stockEngine) ?? getSelectedName(engineDisplacement)
  }
}

/** Extracts the displayed data of a request: parts of a page, or the vehicle names of a garage form or entry. Drops anything else. */
export const toDisplayContext = (shown: unknown): DisplayContext => ({
  parts: Option.getOrElse(decodeParts(shown), () => []),
  names: getVehicleNames(shown)
})
