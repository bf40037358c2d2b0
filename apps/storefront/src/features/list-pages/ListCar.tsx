import { getFitmentText } from "@camber/domain/fitment"
import type { PartsList } from "@camber/domain/lists"
import { VehicleBadge } from "@camber/ui"
import type { ListFits } from "./useListFits.ts"

/** The car of a list and the number of its fitting parts. */
export const ListCar = ({ fits, list: { car } }: { readonly list: PartsList; readonly fits: ListFits | null }) => {
  if (car === null) return null
  const all = [...(fits?.verdicts.values() ?? [])]
  const fitting = all.filter((verdict) => ["positive", "neutral"].includes(getFitmentText(verdict).tone)).length
  return (
    <p className="list__car">
      Made for <VehicleBadge vehicle={car.vehicle} engine={car.engine ?? undefined} />
      {car.raceType !== null && ` ${car.raceType}`}
      {all.length > 0 && ` ${fitting} of ${all.length} ${all.length === 1 ? "part fits" : "parts fit"}`}
    </p>
  )
}
