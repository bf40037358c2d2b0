import { type QueryInterpretation, type InterpretedVehicle, vehicleToShopForText } from "@camber/domain/search"
import { Button, Icon } from "@camber/ui"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { SearchStore } from "./SearchStore.ts"
import { shopForVehicle } from "./shopForVehicle.ts"

export interface ShopForButtonProps {
  readonly vehicle: InterpretedVehicle
  readonly term: string
  readonly understood: QueryInterpretation
}

/** Renders 'Shop for your 2015 Ford Mustang': the results of the rest of the term, limited to parts that fit the vehicle in the term. */
export const ShopForButton = ({ vehicle, term, understood }: ShopForButtonProps) => {
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
