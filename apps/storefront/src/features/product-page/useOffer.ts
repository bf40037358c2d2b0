import { type IndexOption, type IndexOptionValue, type VariantOffer, type ProductPage, findVariantInOptions } from "@camber/domain/catalog"
import { getProjectFingerprint } from "@camber/domain/vehicle"
import { reaction } from "mobx"
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useNavigation } from "react-router-dom"
import { useFirstInteraction } from "../../foundation/lazy/useFirstInteraction.ts"
import { useSettledNavigate } from "../../foundation/page/PageNavigator.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { type Act, createEarlySelection } from "./createEarlySelection.ts"

/** The offer that the page shows, and the function that selects another variant. */
export interface ChosenOffer {
  readonly offer: VariantOffer
  /** `value` in the form that `valueOf` returns. */
  readonly choose: (option: IndexOption, value: string) => void
  /** Calls the action with the selected variant, immediately or once the variant is known. */
  readonly whenChosen: (act: Act) => void
}

/**
 * Returns the offer and its selection. A choice leads to the URL of its variant. After the first interaction the page has all variants, so
 * the price and the other options change with the click, before the services respond. The page of the variant loads after the click is
 * rendered, because its load would take half of the frame's time. Offline the page stays, with its known content.
 */
export const useOffer = (product: ProductPage): ChosenOffer => {
  const navigate = useSettledNavigate()
  const { state: navigation } = useNavigation()
  const getPage = useLatest(product)
  const runtime = useStore(AppRuntime)
  const notices = useStore(ToastStore)
  const car = useStore(ProjectStore)
  const [chosen, show] = useState<VariantOffer | null>(null)
  const takenBack = () => void notices.show({ message: NEEDS_NETWORK, intent: "negative" })
  const [tell] = useState(() => createEarlySelection(product, { navigate, runtime, car, getPage, show, takenBack }))

  useFirstInteraction(() => {
    if (product.options.indexOptions.some(({ indexOptionValues }) => indexOptionValues.length > 1)) tell({ _tag: "Ready" })
  })
  useLayoutEffect(() => tell({ _tag: "PageRendered", page: product }), [tell, product])
  useEffect(
    () =>
      reaction(
        () => getProjectFingerprint(car.project),
        () => tell({ _tag: "CarChanged" })
      ),
    [car, tell]
  )
  useEffect(() => {
    if (navigation !== "idle") tell({ _tag: "Going" })
  }, [navigation, tell])
  useEffect(() => () => tell({ _tag: "NavigatedAway" }), [tell])

  return {
    offer: chosen ?? product,
    choose: ({ id: option, indexOptionValues }, value) => {
      const found = indexOptionValues.find((candidate) => valueOf(candidate) === value)
      if (found) tell({ _tag: "Pressed", pressed: { option, value: found.id } })
    },
    whenChosen: (act) => tell({ _tag: "ActionDeferred", act })
  }
}

/** Returns a function that reads the value of the last render. */
const useLatest = <Value>(value: Value): (() => Value) => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}

const NEEDS_NETWORK = "You need to be online for this option. Try again when you're back online."

/** Returns the form value of an option: the variant that it leads to. */
export const valueOf = ({ id, url }: IndexOptionValue): string => (url && findVariantInOptions(url)) ?? String(id)

/** A click on the page's offer. */
interface DeferredAction {
  readonly press: () => void
  /** Whether the action was clicked and waits for the selected variant. */
  readonly isWaiting: boolean
}

/** Defers a click until the selected variant is known. Ignores the click if that variant is unavailable. */
export const useDeferredAction = (whenChosen: ChosenOffer["whenChosen"], act: (offer: VariantOffer) => void): DeferredAction => {
  const [isWaiting, setWaiting] = useState(false)
  const press = () => {
    if (isWaiting) return
    setWaiting(true)
    whenChosen((offer) => {
      setWaiting(false)
      if (offer) act(offer)
    })
  }
  return { isWaiting, press }
}
