import { MAX_SHOP_NAME_LENGTH, WarehouseZone } from "@camber/domain/content"
import { groundDays } from "@camber/domain/location"
import { InlineAlert, SelectField, TextField } from "@camber/ui"
import type { WarehouseTexts } from "./shopDraft.ts"

interface WarehouseFieldsProps {
  readonly warehouses: ReadonlyArray<WarehouseTexts>
  readonly error: string | undefined
  readonly onChange: (warehouses: ReadonlyArray<WarehouseTexts>) => void
}

const zones = WarehouseZone.literals.map((zone) => ({ value: zone, label: zone }))

const formatHour = (hour: number): string => (hour === 24 ? "midnight" : hour === 12 ? "noon" : hour < 12 ? `${hour}am` : `${hour - 12}pm`)
const hours = Array.from({ length: 24 }, (_, at) => ({ value: String(at + 1), label: formatHour(at + 1) }))

/** Destinations of the preview. */
const samples = [
  { name: "New York", zip: "10001" },
  { name: "Chicago", zip: "60601" },
  { name: "Dallas", zip: "75201" },
  { name: "Los Angeles", zip: "90001" }
]

/** Edits the warehouses that parts ship from, with the days that each needs. */
export const WarehouseFields = ({ error, onChange, warehouses }: WarehouseFieldsProps) => {
  const change = (at: number, part: Partial<WarehouseTexts>) => onChange(warehouses.with(at, { ...warehouses[at]!, ...part }))
  return (
    <>
      <h2 className="h3">Warehouses</h2>
      <p className="mute">
        Warehouse names come from your stock files. Delivery dates depend on the ZIP code and the last hour in which an order ships the same
        day. Parts that are not in stock ship through the first warehouse.
      </p>
      {error !== undefined && <InlineAlert tone="bad">{error}</InlineAlert>}
      {warehouses.map((warehouse, at) => (
        <fieldset key={warehouse.number} className="staff__numbers" aria-describedby={`warehouse-${warehouse.number}`}>
          <legend>Warehouse {warehouse.number}</legend>
          <TextField
            label="Warehouse name"
            maxLength={MAX_SHOP_NAME_LENGTH}
            autoComplete="off"
            value={warehouse.name}
            onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
          />
          <TextField
            label="Ships from ZIP code"
            maxLength={5}
            inputMode="numeric"
            autoComplete="off"
            value={warehouse.zip}
            onChange={({ currentTarget }) => change(at, { zip: currentTarget.value })}
          />
          <SelectField
            label="Orders ship the same day until"
            options={hours}
            value={warehouse.cutOffHour}
            onChange={({ currentTarget }) => change(at, { cutOffHour: currentTarget.value })}
          />
          <SelectField
            label="Time zone"
            options={zones}
            value={warehouse.zone}
            onChange={({ currentTarget }) => {
              const zone = WarehouseZone.literals.find((name) => name === currentTarget.value)
              if (zone !== undefined) change(at, { zone })
            }}
          />
          <p id={`warehouse-${warehouse.number}`} className="mute staff__wide">
            {describeDays(warehouse)}
          </p>
        </fieldset>
      ))}
    </>
  )
}

const describeDays = ({ cutOffHour, zip, zone }: WarehouseTexts): string => {
  const known = /^\d{5}$/.test(zip.trim()) ? zip.trim() : null
  const days = samples.map(({ name, zip: to }) => `${name} ${groundDays(known, to)}`).join(", ")
  const from = known === null ? "Without a ZIP code, we assume the longest distance. " : ""
  return `${from}Business days on the road: ${days}. Orders before ${formatHour(Number(cutOffHour))} ${zone} ship the same business day.`
}
