import { VehicleBadge, SwitchButton } from "@camber/ui"

export interface VehicleFilterProps {
  /** Year, make and model. */
  readonly vehicle: string
  readonly onRemove: () => void
  /** Whether results are limited to parts that fit it. */
  readonly fitsOnly: boolean
  readonly onFitsOnly: (fitsOnly: boolean) => void
}

/** Renders the selected vehicle, with an X that searches without it (SRCH-17, SRCH-18). */
export const VehicleFilter = ({ vehicle, onRemove, fitsOnly, onFitsOnly }: VehicleFilterProps) => (
  <div className="search__vehicle">
    <VehicleBadge vehicle={vehicle} remove={{ label: `Search without ${vehicle}`, onPress: onRemove }} />
    <SwitchButton on={fitsOnly} label="Only parts that fit" onSwitch={onFitsOnly} />
  </div>
)
