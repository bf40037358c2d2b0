import { type IndexOption, type IndexOptionValue, type VariantOffer, type ProductPage, findVariantInOptions } from "@camber/domain/catalog"
import { getProjectFingerprint } from "@camber/domain/vehicle"
import { reaction } from "mobx"
import { useEffect, useLayoutEffect, useState } from "react"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { useNewestLoaderData, useRouter } from "../../foundation/router/hooks.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { type Act, createEarlySelection } from "./createEarlySelection.ts"

/** What the page offers, and how another variant is chosen. */
export interface ChosenOffer {
  readonly offer: VariantOffer
  /** `value` as `valueOf` names it. */
  readonly choose: (option: IndexOption, value: string) => void
  /** Hands on what is chosen: at once, or once it is known. */
  readonly whenChosen: (act: Act) => void
}

/**
 * A choice leads to the address of its variant. From the first sign of a person on the page knows all variants, so that the price and the
 * other options change with the press, before the services have answered. The page follows when the press has shown: its loading would be
 * half of the frame's work. Without a network it stays, with what is known.
 */
export const useOffer = (product: ProductPage): ChosenOffer => {
  const router = useRouter()
  const newest = useNewestLoaderData()
  const runtime = useStore(AppRuntime)
  const notices = useStore(ToastStore)
  const car = useStore(ProjectStore)
  const [chosen, show] = useState<VariantOffer | null>(null)
  const takenBack = () => void notices.show({ message: NEEDS_NETWORK, intent: "negative" })
  const [tell] = useState(() => createEarlySelection(product, { router, runtime, car, newest, show, takenBack }))

  useFirstInteraction(() => {
    if (product.options.indexOptions.some(({ indexOptionValues }) => indexOptionValues.length > 1)) tell({ _tag: "Attended" })
  })
  useLayoutEffect(() => tell({ _tag: "Drawn", page: product }), [tell, product])
  useEffect(
    () =>
      reaction(
        () => getProjectFingerprint(car.project),
        () => tell({ _tag: "CarChanged" })
      ),
    [car, tell]
  )
  useEffect(
    () =>
      router.subscribe(({ navigation }) => {
        if (navigation.state !== "idle") tell({ _tag: "Going" })
      }),
    [router, tell]
  )
  useEffect(() => () => tell({ _tag: "Left" }), [tell])

  return {
    offer: chosen ?? product,
    choose: ({ id: option, indexOptionValues }, value) => {
      const found = indexOptionValues.find((candidate) => valueOf(candidate) === value)
      if (found) tell({ _tag: "Pressed", pressed: { option, value: found.id } })
    },
    whenChosen: (act) => tell({ _tag: "Held", act })
  }
}

const NEEDS_NETWORK = "You need to be online for this option. Try again when you're back online."

/** What a form sends for the value: the variant that it leads to. */
export const valueOf = ({ id, url }: IndexOptionValue): string => (url && findVariantInOptions(url)) ?? String(id)
