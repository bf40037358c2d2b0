import type { Examples } from "@camber/ui/examples/Examples.ts"
import { GarageList, type GarageRow } from "./GarageList.tsx"

const row = (id: string, more: Partial<GarageRow> = {}): GarageRow => ({
  id,
  name: "1969 Chevrolet Camaro with 5.7L V8",
  vehicle: "1969 Chevrolet Camaro",
  engine: "5.7L V8",
  selected: false,
  ...more
})
const long = "1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all"
const rows = [
  row("1", { selected: true }),
  row("2", {
    name: long,
    vehicle: long,
    engine: undefined,
    missing: { text: "No engine yet.", actions: [{ label: "Add engine", onPress: () => undefined }] }
  }),
  row("3"),
  row("5", { waiting: "Waiting to sync" })
]
const cars = [row("4", { name: "Dirt Late Model", vehicle: "Dirt Late Model", engine: undefined, imageUrl: "/art/rdlm.svg" })]
const nothing = () => undefined

export const examples: Examples = {
  "Two groups": (
    <GarageList
      groups={[
        { kind: "vehicle", head: "Vehicles (4)", all: rows, first: rows },
        { kind: "race", head: "Race cars (1)", all: cars, first: cars }
      ]}
      onSelect={nothing}
      onDelete={nothing}
    />
  )
}
