import { overlayCount } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useFieldInUse } from "./useFieldInUse.ts"
import { useIsPressing } from "./useIsPressing.ts"
import type { SignupModalProps } from "./SignupModal.tsx"
import { drawerForm, type FormPlace, modalForm, SignupStore } from "./SignupStore.ts"

const signupDrawer: LazyComponent<{ readonly store: SignupStore }> = () => import("./SignupDrawer.tsx")
const signupModal: LazyComponent<SignupModalProps> = () => import("./SignupModal.tsx")
const none = () => 0

/**
 * Handles the sign-up parameters of an address, and renders both sign-up forms: the drawer on request, and the modal that opens
 * automatically.
 */
export default observer(function OffersOverlay() {
  const drawer = useForm(drawerForm)
  const modal = useForm(modalForm)
  useArrival()
  useSignupAddress()
  usePageEntered()
  const [isModalShown, setModalShown] = useState(false)
  const isBusy = useCover(isModalShown)
  return (
    <>
      <Lazy load={signupDrawer} isWanted={drawer.flow?.isOpen ?? false} onFailure={() => void drawer.close()} props={{ store: drawer }} />
      <Lazy
        load={signupModal}
        isWanted={modal.flow?.isOpen ?? false}
        onFailure={() => void modal.close()}
        props={{ store: modal, isBusy: isBusy && !isModalShown, onShown: setModalShown }}
      />
    </>
  )
})

const useForm = (place: FormPlace): SignupStore => {
  const store = useOwnStore(SignupStore, place)
  return store
}

/** Handles a page load: the address may contain a code, and free shipping is announced (BAN-13 to BAN-18). */
const useArrival = () => {
  const runtime = useStore(AppRuntime)
  const { freeShippingThreshold } = useStore(SettingsStore)
  useEffect(() => {
    // On a phone the notice would cover the search, so only the cart shows it.
    const shownThreshold = matchMedia("(max-width: 767px)").matches ? null : freeShippingThreshold
    void runtime.run((use) => use.Banners.use((banners) => banners.arrive(shownThreshold)))
  }, [runtime, freeShippingThreshold])
}

/** Opens the drawer if the address requests it, and removes the request from the address: a reload does not open it again (SIGN-09). */
const useSignupAddress = () => {
  const runtime = useStore(AppRuntime)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef("")
  useEffect(() => {
    const isNew = done.current !== search
    done.current = search
    const rest = [...new URLSearchParams(search)].filter(([name]) => name.toLowerCase() !== "signup")
    if (!isNew || rest.length === new URLSearchParams(search).size) return
    void runtime
      .run((use) => use.Signup.use((signup) => signup.arrive))
      .then(() => navigate({ search: new URLSearchParams(rest).toString(), hash }, { replace: true, preventScrollReset: true }))
  })
}

/** Each page restarts the modal's delay. The first page's delay starts at its load, before this code has loaded (SIGN-30). */
const usePageEntered = () => {
  const runtime = useStore(AppRuntime)
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    const millisAgo = isFirst.current ? Math.round(performance.now()) : 0
    isFirst.current = false
    void runtime.run((use) => use.EmailModal.use((modal) => modal.pageEntered(millisAgo)))
  }, [runtime, pathname])
}

/** On these pages the shopper selects a car, pays, reviews the total or works on a list, so nothing interrupts. */
const isDeciding = (path: string): boolean => /^\/(?:shoppingcart|CustomerVehicle|buy|buildlist)(?:\/|$)/i.test(path)

/**
 * Returns whether the modal must wait. It waits for other overlays, for a click or a form being filled in, and until the visitor leaves the
 * cart, the garage and the checkout. Also hides the chat widget while an overlay is open (SIGN-38, SRCH-46, MODAL-02).
 */
const useCover = (isModalShown: boolean): boolean => {
  const runtime = useStore(AppRuntime)
  const { pathname } = useLocation()
  const layers = useSyncExternalStore(overlayCount.subscribe, overlayCount.count, none)
  const isCovered = layers > 0
  const isFieldInUse = useFieldInUse()
  const isPressing = useIsPressing()
  const isBusy = isFieldInUse || isPressing || isDeciding(pathname) || layers - Number(isModalShown) > 0
  useEffect(() => void runtime.run((use) => use.EmailModal.use((modal) => modal.cover(isBusy))), [runtime, isBusy])
  useEffect(
    () => void runtime.run((use) => use.Chat.use((chat) => chat.attend({ path: pathname, isCovered }))),
    [runtime, pathname, isCovered]
  )
  return isBusy
}
