import type { PartsList } from "@camber/domain/lists"
import { Button, VehicleBadge } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { CAR_HEIGHT, CAR_WIDTH, getVehicleImageUrl } from "../../foundation/page/images.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { ListFits } from "./useListFits.ts"

export interface SharedListHeadProps {
  readonly list: PartsList
  readonly car: NonNullable<PartsList["car"]>
  readonly fits: ListFits | null
  /** '5 items, $1,315.90'. */
  readonly summary: string
  /** Whether the page also shows the verdicts for the visitor's car. */
  readonly isComparing: boolean
  readonly onCompare: (isComparing: boolean) => void
}

/** Formats the owner's car: "June's 2015 Ford Mustang", or 'the 2015 Ford Mustang' without a first name. */
export const formatOwnedCar = (vehicle: string, sharedAs: string | null): string =>
  sharedAs === null ? `the ${vehicle}` : `${sharedAs}'s ${vehicle}`

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" })

/** Head of a shared list: its car and the check against the visitor's own (LOOK-08). */
export const SharedListHead = ({ car, fits, isComparing, list, onCompare, summary }: SharedListHeadProps) => {
  const sharedAs = fits?.sharedAs ?? null
  const imageUrl = getVehicleImageUrl({ body: fits?.carBody ?? null })
  const by = sharedAs === null ? "Shared list" : `Shared by ${sharedAs}`
  return (
    <section className="sharedhead">
      <div className="sharedhead__car">{imageUrl !== null && <img src={imageUrl} alt="" width={CAR_WIDTH} height={CAR_HEIGHT} />}</div>
      <div className="sharedhead__about">
        <p>{list.sharedAt === null ? by : `${by}, ${day.format(list.sharedAt)}`}</p>
        <h1>{`${list.listName}, for ${formatOwnedCar(car.vehicle, sharedAs)}`}</h1>
        <p className="sharedhead__plate">
          <VehicleBadge vehicle={car.vehicle} engine={car.engine ?? undefined} />
          {car.raceType}
        </p>
        <p>{summary}. Anyone with this link can see the parts and the car, not the owner's address or orders.</p>
      </div>
      {fits?.isSelected !== true && <OwnCarCheck isComparing={isComparing} isReady={fits !== null} onCompare={onCompare} />}
    </section>
  )
}

const OwnCarCheck = observer(function OwnCarCheck({
  isComparing,
  isReady,
  onCompare
}: Pick<SharedListHeadProps, "isComparing" | "onCompare"> & { readonly isReady: boolean }) {
  const { plate } = useStore(ProjectStore)
  const garage = useStore(GarageStore)
  return (
    <div className="sharedhead__own">
      <h2>Would they fit your car?</h2>
      {plate === null ? (
        <Button aria-haspopup="dialog" onClick={() => garage.open({ step: "ADD_YMM", isBehindList: true })}>
          Add Your Car
        </Button>
      ) : (
        <>
          <VehicleBadge vehicle={plate.vehicle} engine={plate.engine ?? undefined} stockEngine={plate.stockEngine} />
          <Button busy={!isReady} onClick={() => onCompare(!isComparing)}>
            {isComparing ? "Show the List's Car Only" : "Check Against My Car"}
          </Button>
        </>
      )}
    </div>
  )
})
