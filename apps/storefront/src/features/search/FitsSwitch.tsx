import {
  type Listing,
  type ListingAddress,
  type SwapFit,
  getVehicleToShopFor,
  type QueryInterpretation,
  type InterpretedVehicle,
  vehicleToShopForText
} from "@camber/domain/search"
import type { VehicleLabel } from "@camber/domain/vehicle"
import { Button, Icon, Link, SwitchLink } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { formatCount } from "../../foundation/page/format.ts"
import { useState } from "react"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { SearchStore } from "./SearchStore.ts"
import { shopForVehicle } from "./shopForVehicle.ts"

export interface FitsSwitchProps {
  readonly address: ListingAddress
  readonly listing: Listing
  /** The same listing with the filter toggled. */
  readonly href: string
}

/**
 * Renders 'Only parts that fit my 1969 Chevrolet Camaro, 12 of 48', or a note if there is nothing to choose. If the search names another
 * vehicle, it offers to shop for that one. Without a selected project, it offers to select one.
 */
export const FitsSwitch = observer(function FitsSwitch({ address, listing: { fit, understood }, href }: FitsSwitchProps) {
  const { plate, selected } = useStore(ProjectStore)
  const runtime = useStore(AppRuntime)
  const vehicle = fit?.isNarrowed ? null : getVehicleToShopFor(understood, selected?.project.vehicle)
  if (understood && vehicle) return <ShopForButton term={address.query} understood={understood} vehicle={vehicle} />
  if (plate === null) return <AddVehicle />
  if (fit === null || fit.all === 0) return null
  const { all, fitting, isNarrowed, made, swap } = fit
  if (fitting === 0 && swap && plate.engine !== null) return <SwapDecides all={all} plate={plate} swap={swap} />
  if (fitting === 0 || fitting === all)
    return (
      <p>
        {fitting === 0 ? noneText(all) : allText(all)} <b>{plate.vehicle}</b>
        {fitting > 0 && universalText(fitting, made ?? fitting)}
      </p>
    )
  return (
    <SwitchLink
      on={isNarrowed}
      href={href}
      lead="Only parts that"
      label="fit my"
      subject={plate.vehicle}
      note={`${formatCount(made ?? fitting)} of ${formatCount(all)}${universalText(fitting, made ?? fitting)}`}
      onSwitch={() => void runtime.run((use) => use.Search.use((search) => search.keep(!isNarrowed)))}
    />
  )
})

/** Returns the text that counts universal parts separately: 9 are made for the car, 359 are universal. */
const universalText = (fitting: number, made: number): string =>
  made === fitting ? "" : made === 0 ? " (universal)" : ` + ${formatCount(fitting - made)} universal`

interface SwapDecidesProps {
  readonly all: number
  readonly plate: VehicleLabel
  readonly swap: SwapFit
}

/** No part fits because of the swapped engine: the sentence names it, and links to the parts for it. */
const SwapDecides = ({ all, plate, swap: { count, engine, href, stock } }: SwapDecidesProps) => (
  <p>
    {noneText(all)} <b>{plate.vehicle}</b> with its <b>{plate.engine}</b>
    {stock > 0 && `. ${formatCount(stock)} fit it with the stock engine`}
    {count > 0 && (
      <>
        . <Link href={href}>{`See ${formatCount(count)} for ${engine}`}</Link>
      </>
    )}
  </p>
)

const noneText = (all: number): string =>
  all === 1 ? "This part isn't guaranteed to fit your" : `None of these ${formatCount(all)} is guaranteed to fit your`

const allText = (all: number): string => (all === 1 ? "This part fits your" : `All ${formatCount(all)} fit your`)

/** The shopper wants to see the fit of these parts, so the page is rendered again for the car, and no other page follows (GAR-45). */
const AddVehicle = () => {
  const garage = useStore(GarageStore)
  return (
    <Button
      variant="ghost"
      size="small"
      data-early
      aria-haspopup="dialog"
      onClick={() => garage.open({ step: "ADD_YMM", reloadOnSave: true })}
    >
      <Icon name="car" />
      Add a vehicle to see only what fits
    </Button>
  )
}

interface ShopForButtonProps {
  readonly vehicle: InterpretedVehicle
  readonly term: string
  readonly understood: QueryInterpretation
}

/** Renders 'Shop for your 2015 Ford Mustang': the results of the rest of the term, limited to parts that fit the vehicle in the term. */
const ShopForButton = ({ vehicle, term, understood }: ShopForButtonProps) => {
  const [search, runtime, navigator] = [useStore(SearchStore), useStore(AppRuntime), useStore(PageNavigator)]
  const [isBusy, setIsBusy] = useState(false)
  const shop = async () => {
    setIsBusy(true)
    await shopForVehicle({ term, understood }, search, runtime, navigator)
    setIsBusy(false)
  }
  return (
    <Button variant="ghost" size="small" data-early busy={isBusy} onClick={() => void shop()}>
      <Icon name="car" />
      Shop for your {vehicleToShopForText(vehicle)}
    </Button>
  )
}
