import { type IndexOption, type IndexOptionValue, type Offer, type ProductPage, variantIn } from "@camber/domain/catalog"
import { projectFingerprint } from "@camber/domain/vehicle"
import { reaction } from "mobx"
import { useEffect, useLayoutEffect, useState } from "react"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { useNewestLoaderData, useRouter } from "../../foundation/router/hooks.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { NoticeStore } from "../notifications/NoticeStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { type Act, earlyChoice } from "./earlyChoice.ts"

/** What the page offers, and how another variant is chosen. */
export interface ChosenOffer {
  readonly offer: Offer
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
  const notices = useStore(NoticeStore)
  const car = useStore(ProjectStore)
  const [chosen, show] = useState<Offer | null>(null)
  const takenBack = () => void notices.show({ message: NEEDS_NETWORK, intent: "negative" })
  const [tell] = useState(() => earlyChoice(product, { router, runtime, car, newest, show, takenBack }))

  useFirstSign(() => {
    if (product.options.indexOptions.some(({ indexOptionValues }) => indexOptionValues.length > 1)) tell({ _tag: "Attended" })
  })
  useLayoutEffect(() => tell({ _tag: "Drawn", page: product }), [tell, product])
  useEffect(
    () =>
      reaction(
        () => projectFingerprint(car.project),
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
export const valueOf = ({ id, url }: IndexOptionValue): string => (url && variantIn(url)) ?? String(id)
